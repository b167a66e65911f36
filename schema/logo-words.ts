/** The part of icon-words.ts that is about the logos of networks and services. */
import type { iconNames } from './icons.ts';
import type { Translated } from './languages.ts';

type LogoName = Extract<(typeof iconNames)[number], `brand-${string}`>;

export const logoWords: Readonly<Record<LogoName, Translated>> = {
  'brand-airbnb': { de: 'Airbnb, Ferienwohnung, Unterkunft', en: 'Airbnb, holiday flat, accommodation' },
  'brand-apple-podcast': { de: 'Apple Podcasts, Podcast, hören', en: 'Apple Podcasts, podcast, listen' },
  'brand-bandcamp': { de: 'Bandcamp, Musik, Banner', en: 'Bandcamp, music, band' },
  'brand-behance': { de: 'Behance, Arbeitsproben, Gestaltung', en: 'Behance, portfolio, design' },
  'brand-bluesky': { de: 'Bluesky, Netzwerk, Kurznachrichten', en: 'Bluesky, network, short posts' },
  'brand-discord': { de: 'Discord, Chat, Gemeinschaft', en: 'Discord, chat, community' },
  'brand-facebook': { de: 'Facebook, Netzwerk, Meta', en: 'Facebook, network, Meta' },
  'brand-flickr': { de: 'Flickr, Fotos, Bilder', en: 'Flickr, photos, pictures' },
  'brand-github': { de: 'GitHub, Quelltext, Software', en: 'GitHub, source code, software' },
  'brand-gitlab': { de: 'GitLab, Quelltext, Software', en: 'GitLab, source code, software' },
  'brand-google-maps': { de: 'Google Maps, Karte, Anfahrt', en: 'Google Maps, map, directions' },
  'brand-instagram': { de: 'Instagram, Netzwerk, Fotos', en: 'Instagram, network, photos' },
  'brand-linkedin': { de: 'LinkedIn, Netzwerk, Beruf', en: 'LinkedIn, network, career' },
  'brand-mastodon': { de: 'Mastodon, Fediverse, Netzwerk', en: 'Mastodon, fediverse, network' },
  'brand-matrix': { de: 'Matrix, Element, Chat', en: 'Matrix, Element, chat' },
  'brand-medium': { de: 'Medium, Blog, Artikel', en: 'Medium, blog, articles' },
  'brand-meetup': { de: 'Meetup, Treffen, Veranstaltungen', en: 'Meetup, meetings, events' },
  'brand-messenger': { de: 'Messenger, Facebook, Nachricht', en: 'Messenger, Facebook, message' },
  'brand-openai': { de: 'OpenAI, ChatGPT, Sprachmodell', en: 'OpenAI, ChatGPT, language model' },
  'brand-patreon': { de: 'Patreon, unterstützen, Mitglied', en: 'Patreon, support, member' },
  'brand-paypal': { de: 'PayPal, bezahlen, spenden', en: 'PayPal, pay, donate' },
  'brand-pinterest': { de: 'Pinterest, Pinnwand, Bilder', en: 'Pinterest, pin board, pictures' },
  'brand-signal': { de: 'Signal, Nachricht, Chat', en: 'Signal, message, chat' },
  'brand-soundcloud': { de: 'SoundCloud, Musik, Ton', en: 'SoundCloud, music, audio' },
  'brand-spotify': { de: 'Spotify, Musik, Podcast', en: 'Spotify, music, podcast' },
  'brand-strava': { de: 'Strava, Sport, Strecken', en: 'Strava, sports, routes' },
  'brand-telegram': { de: 'Telegram, Nachricht, Chat', en: 'Telegram, message, chat' },
  'brand-threads': { de: 'Threads, Netzwerk, Kurznachrichten', en: 'Threads, network, short posts' },
  'brand-tiktok': { de: 'TikTok, Videos, Netzwerk', en: 'TikTok, videos, network' },
  'brand-tripadvisor': { de: 'Tripadvisor, Bewertungen, Reise', en: 'Tripadvisor, reviews, travel' },
  'brand-twitch': { de: 'Twitch, live, Videos', en: 'Twitch, live, videos' },
  'brand-vimeo': { de: 'Vimeo, Videos, Film', en: 'Vimeo, videos, film' },
  'brand-whatsapp': { de: 'WhatsApp, Nachricht, Chat', en: 'WhatsApp, message, chat' },
  'brand-x': { de: 'X, Twitter, Kurznachrichten', en: 'X, Twitter, short posts' },
  'brand-xing': { de: 'XING, Netzwerk, Beruf', en: 'XING, network, career' },
  'brand-youtube': { de: 'YouTube, Videos, Kanal', en: 'YouTube, videos, channel' },
};
