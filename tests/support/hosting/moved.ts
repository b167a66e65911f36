/** Redirects for a site on real web servers, and what each has to answer. */

/** Old addresses as other programs had them, and where each leads. */
export const redirects = [
  { from: '/angebot.html', to: '/Kurse' },
  { from: '/Unser%20Angebot/', to: '/Kurse/Firmen-Bot' },
  { from: '/gr\u00f6\u00dfe/\u00fcber uns.php', to: '/' },
  { from: '/a,b(1)+c&d=e', to: '/Kurse' },
  { from: '/kurs.aspx', to: 'https://example.org/a%20b/%C3%BC' },
  { from: '/frage', to: 'https://example.org/x?y=1#z' },
  { from: '/oben.html', to: 'https://example.org/x#50%25' },
  { from: '/kurs-archiv/index.html', to: '/kurs-archiv/2024' },
  { from: '/archiv.tar.gz', to: '/Kurse' },
  { from: '/Kurse/Firmen-Bot/*', to: '/Kurse' },
  { from: '/blog/*', to: '/Kurse' },
  { from: '/blog/neu/*', to: '/' },
  { from: '/blog/neu/eins', to: '/Kurse/Firmen-Bot' },
];

/** What is asked for, and what is answered, without and with a question. */
export const moved: [asked: string, answered: string, asked2: string][] = [
  ['/angebot.html', '/Kurse', '/Kurse?a=b%20c'],
  ['/angebot.html/', '/Kurse', '/Kurse?a=b%20c'],
  ['/Unser%20Angebot', '/Kurse/Firmen-Bot', '/Kurse/Firmen-Bot?a=b%20c'],
  ['/gr%C3%B6%C3%9Fe/%C3%BCber%20uns.php', '/', '/?a=b%20c'],
  ['/gro%CC%88%C3%9Fe/u%CC%88ber%20uns.php/', '/', '/?a=b%20c'],
  ['/a,b(1)+c&d=e', '/Kurse', '/Kurse?a=b%20c'],
  ['/kurs.aspx', 'https://example.org/a%20b/%C3%BC', 'https://example.org/a%20b/%C3%BC?a=b%20c'],
  ['/frage/', 'https://example.org/x?y=1#z', 'https://example.org/x?y=1#z'],
  ['/oben.html', 'https://example.org/x#50%25', 'https://example.org/x?a=b%20c#50%25'],
  ['/kurs-archiv/index.html', '/kurs-archiv/2024', '/kurs-archiv/2024?a=b%20c'],
  ['/archiv.tar.gz', '/Kurse', '/Kurse?a=b%20c'],
  ['/Kurse/Firmen-Bot/alt/', '/Kurse', '/Kurse?a=b%20c'],
  ['/blog', '/Kurse', '/Kurse?a=b%20c'],
  ['/blog/', '/Kurse', '/Kurse?a=b%20c'],
  ['/blog/2020/01.html', '/Kurse', '/Kurse?a=b%20c'],
  ['/blog/neu/zwei', '/', '/?a=b%20c'],
  ['/blog/neu', '/', '/?a=b%20c'],
  ['/blog/neu/eins', '/Kurse/Firmen-Bot', '/Kurse/Firmen-Bot?a=b%20c'],
];
