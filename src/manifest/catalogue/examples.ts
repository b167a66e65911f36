/** For every rule a piece of a manifest that breaks it, and the same piece set right. JSON reads alike in every language. */
import type { Code } from '../findings.ts';

/** A piece of a manifest; for files as a whole a command or the name of a file. `{cutOff}` and `{whole}` are the catalogue's words. */
export interface Example {
  wrong: string;
  right: string;
}

export const examples: Record<Code, Example> = {
  'file-missing': { wrong: 'npm run validate -- stie.json', right: 'npm run validate -- site.json' },
  'file-is-folder': { wrong: 'npm run validate -- src', right: 'npm run validate -- site.json' },
  'file-unreadable': { wrong: 'chmod 000 site.json', right: 'chmod 644 site.json' },
  'file-too-large': { wrong: '"src": "data:image/png;base64,iVBORw0KGgo…"', right: '"src": "src/media/hero.png"' },
  'file-empty': { wrong: '', right: '{ "version": 1, … }' },
  'byte-order-mark': { wrong: 'EF BB BF 7B', right: '7B' },
  'wrong-encoding': { wrong: '"Grüße"  →  22 47 72 FC DF 65 22', right: '"Grüße"  →  22 47 72 C3 BC C3 9F 65 22' },
  'too-deep': { wrong: '[[[[[[[[ … ]]]]]]]]', right: '["…"]' },
  'too-many-values': { wrong: '[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, …]', right: '[1]' },
  'text-too-long': { wrong: '"text": ["…100 001…"]', right: '"text": ["…", "…"]' },
  'json-comment': { wrong: '// "tone": "deep"', right: '"tone": "deep"' },
  'json-trailing-comma': { wrong: '["A", "B",]', right: '["A", "B"]' },
  'json-missing-comma': { wrong: '"title": "A" "text": ["B"]', right: '"title": "A", "text": ["B"]' },
  'json-truncated': { wrong: '{ "text": ["A"', right: '{ "text": ["A"] }' },
  'json-unquoted': { wrong: '{ title: „A“ }', right: '{ "title": "A" }' },
  'json-quote-in-text': { wrong: '"Sie sagt "ja" dazu"', right: '"Sie sagt „ja“ dazu"' },
  'json-line-break': { wrong: '"A\nB"', right: '"A\\nB"' },
  'json-control-character': { wrong: '"A\tB"', right: '"A B"' },
  'json-escape': { wrong: '"A\\B"', right: '"A\\\\B"' },
  'json-syntax': { wrong: '"title" = "A"', right: '"title": "A"' },
  'duplicate-key': { wrong: '{ "title": "A", "title": "B" }', right: '{ "title": "B" }' },
  'newer-version': { wrong: '"version": 999', right: '"version": 1' },
  'missing-key': { wrong: '{ "type": "text", "title": "A" }', right: '{ "type": "text", "title": "A", "text": ["B"] }' },
  'unknown-key': { wrong: '{ "type": "text", "titel": "A", … }', right: '{ "type": "text", "title": "A", … }' },
  'unknown-section': { wrong: '{ "type": "txet", … }', right: '{ "type": "text", … }' },
  'unknown-value': { wrong: '"tone": "tinted"', right: '"tone": "tint"' },
  'wrong-type': { wrong: '"text": "A"', right: '"text": ["A"]' },
  'wrong-format': { wrong: '"path": "leistungen"', right: '"path": "/leistungen"' },
  'empty-text': { wrong: '"title": ""', right: '"title": "A"' },
  'wrong-count': { wrong: '"items": []', right: '"items": [{ "title": "A" }]' },
  'out-of-range': { wrong: '"radius": { "card": 200, … }', right: '"radius": { "card": 20, … }' },
  'bad-constant-name': { wrong: '"constants": { "Kurs-Datum": "10.07.27" }', right: '"constants": { "courseDate": "10.07.27" }' },
  'unknown-constant': { wrong: '"Am {corseDate}"', right: '"Am {courseDate}"' },
  'constant-twice': {
    wrong: '"constants": { "email": "a@example.com" }, "placeholders": { "email": "b@example.com" }',
    right: '"constants": { "email": "a@example.com" }, "placeholders": {}',
  },
  'constant-misfit': {
    wrong: '"constants": { "corner": "20" }, … "card": "{corner}"',
    right: '"constants": { "corner": 20 }, … "card": "{corner}"',
  },
  'invalid-link': {
    wrong: '"href": "{shop}", … "shop": "shop.example"',
    right: '"href": "{shop}", … "shop": "https://shop.example"',
  },
  'empty-link-text': { wrong: '"[](/leistungen)"', right: '"[Leistungen](/leistungen)"' },
  'invalid-site-url': { wrong: '"url": "example.com/start"', right: '"url": "https://example.com"' },
  'path-outside': { wrong: '"src": "../hero.svg"', right: '"src": "src/media/hero.svg"' },
  'missing-image': { wrong: '"src": "src/media/heor.svg"', right: '"src": "src/media/hero.svg"' },
  'unreadable-image': { wrong: '"src": "brief.png"', right: '"src": "foto.png"' },
  'damaged-image': { wrong: '"src": "foto.jpg"  ({cutOff})', right: '"src": "foto.jpg"  ({whole})' },
  'too-large-image': { wrong: '"src": "foto.jpg"  (20000 × 15000)', right: '"src": "foto.jpg"  (4000 × 3000)' },
  'wrong-image-type': { wrong: '"src": "foto.jpg"  (PNG)', right: '"src": "foto.png"  (PNG)' },
  'missing-font': { wrong: '"file": "fonts/figtre.woff2"', right: '"file": "fonts/figtree.woff2"' },
  'unreadable-font': { wrong: '"file": "figtree.woff2"  (TTF)', right: '"file": "figtree.woff2"  (WOFF2)' },
  'unknown-country': { wrong: '"country": "UK"', right: '"country": "GB"' },
  'duplicate-route': { wrong: '{ "path": "/kurs" }, { "path": "/Kurs" }', right: '{ "path": "/kurs" }, { "path": "/kurs-2" }' },
  'duplicate-id': { wrong: '{ "id": "kontakt" }, { "id": "kontakt" }', right: '{ "id": "kontakt" }, { "id": "anfahrt" }' },
  'duplicate-field': { wrong: '{ "name": "EMAIL" }, { "name": "EMAIL" }', right: '{ "name": "EMAIL" }, { "name": "FIRSTNAME" }' },
  'reversed-limits': { wrong: '"minDigits": 19, "maxDigits": 6', right: '"minDigits": 6, "maxDigits": 19' },
  'missing-home': { wrong: '"routes": [{ "path": "/start" }]', right: '"routes": [{ "path": "/" }]' },
  'missing-not-found': { wrong: '"routes": [{ "path": "/" }]', right: '"routes": [{ "path": "/" }, { "path": "*" }]' },
  'missing-title': {
    wrong: '"sections": [{ "type": "text", "text": ["B"] }]',
    right: '"sections": [{ "type": "text", "title": "A", "text": ["B"] }]',
  },
  'broken-link': { wrong: '"href": "/leistung"', right: '"href": "/leistungen"' },
  'broken-anchor': { wrong: '"href": "/#kontakt"', right: '"href": "/#contact"' },
  'page-anchor-in-shell': {
    wrong: '"header": { "contact": { "href": "#contact" } }',
    right: '"header": { "contact": { "href": "/#contact" } }',
  },
  'reserved-path': { wrong: '"path": "/assets"', right: '"path": "/material"' },
  'invisible-character': { wrong: '"title": "A\\u202eB"', right: '"title": "AB"' },
  'invalid-mail': { wrong: '"email": "name(at)example.com"', right: '"email": "name@example.com"' },
  'invalid-phone': { wrong: '"href": "tel:12"', right: '"href": "tel:+49301234567"' },
  'invalid-schedule': { wrong: '"date": "31.02.27"', right: '"date": "28.02.27"' },
  'course-duration': {
    wrong: '"start": "11:00", "end": "12:30", "minutes": 60',
    right: '"start": "11:00", "end": "12:30", "minutes": 90',
  },
  'course-past': { wrong: '"courseDate": "10.07.25"', right: '"courseDate": "10.07.27"' },
  'copyright-behind': { wrong: '"copyright": "© 2024 A"', right: '"copyright": "© 2024–2027 A"' },
  'low-contrast': {
    wrong: '"ground": { "light": "#FFFFFF" }, "text": { "light": "#AAAAAA" }',
    right: '"ground": { "light": "#FFFFFF" }, "text": { "light": "#333333" }',
  },
  'unused-constant': { wrong: '"constants": { "year": 2027 }', right: '"constants": { "year": 2027 }, … "Seit {year}"' },
  'literal-constant': {
    wrong: '"constants": { "brand": "KI im Marketing" }, … "name": "KI im Marketing"',
    right: '"constants": { "brand": "KI im Marketing" }, … "name": "{brand}"',
  },
  'placeholder-left': {
    wrong: '"placeholders": { "email": "kontakt@example.com" }',
    right: '"constants": { "email": "kontakt@firma.example" }, "placeholders": {}',
  },
  'insecure-link': { wrong: '"href": "http://example.com"', right: '"href": "https://example.com"' },
  'empty-alt': { wrong: '{ "src": "team.jpg", "alt": "" }', right: '{ "src": "team.jpg", "alt": "Drei Menschen am Tisch" }' },
  'long-title': {
    wrong: '"title": "Leistungen: KI-Beratung, Training, Workshops und eigene Assistenten"',
    right: '"title": "Leistungen: KI-Beratung, Training und Assistenten"',
  },
  'card-letters': { wrong: '"title": "Kurse → Termine"', right: '"title": "Kurse: Termine"' },
  'description-length': {
    wrong: '"description": "Unsere Leistungen."',
    right: '"description": "Beratung, Training und eigene Assistenten: was wir für Ihr Marketing tun."',
  },
  'duplicate-title': {
    wrong: '{ "title": "Kurs" }, { "title": "Kurs" }',
    right: '{ "title": "Kurs" }, { "title": "Kurs für Teams" }',
  },
  'duplicate-description': {
    wrong: '{ "description": "A" }, { "description": "A" }',
    right: '{ "description": "A" }, { "description": "B" }',
  },
  'missing-legal-page': {
    wrong: '"routes": [{ "path": "/" }, { "path": "*" }]',
    right: '"routes": [{ "path": "/" }, { "path": "/impressum" }, { "path": "/datenschutz" }, { "path": "*" }]',
  },
  'unlinked-legal-page': {
    wrong: '"footer": { "links": [] }',
    right: '"footer": { "links": [{ "label": "Impressum", "href": "/impressum" }] }',
  },
  'unnamed-host': {
    wrong: '"action": "https://news.example/form", … "Für das Formular nutze ich einen Anbieter."',
    right: '"action": "https://news.example/form", … "Das Formular sendet Ihre Angaben an news.example."',
  },
  'remote-font': {
    wrong: '"load": "on-enter", "fonts": [{ "family": "Roboto", "src": "https://fonts.example/roboto.woff2" }]',
    right: '"load": "on-consent", "fonts": [{ "family": "Roboto", "src": "https://fonts.example/roboto.woff2" }]',
  },
  'stand-in-endpoint': { wrong: '"action": "/__signup"', right: '"action": "https://news.example/form"' },
  'older-version': { wrong: '"version": 1', right: 'npm run migrate' },
};
