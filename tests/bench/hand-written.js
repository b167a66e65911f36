/**
 * The least that making these pages could cost: `node hand-written.js MANIFEST DIR [data]` writes the pages of a manifest that
 * five-sections.ts made as somebody would who writes a generator for just this site. Template strings, no schema, no components, one
 * inlined sheet, no app. With `data` it also writes each page's data, which a hand-written site would not have.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [file = '', out = '', kind = ''] = process.argv.slice(2);
const { constants, placeholders, site, header, footer, routes } = JSON.parse(readFileSync(file, 'utf8'));
const values = { ...constants, ...placeholders };

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => fill(String(values[name])));
const plain = (text) => escapeHtml(fill(text));
const rich = (text) =>
  plain(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|\s)_(.+?)_/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

const address = (href) => {
  if (typeof href === 'string') return plain(href);
  const query = new URLSearchParams();
  for (const key of ['subject', 'body']) if (href.mail[key]) query.set(key, fill(href.mail[key]));
  return `mailto:${fill(href.mail.to)}?${escapeHtml(query.toString())}`;
};
const link = ({ label, href }) => `<a class="button" href="${address(href)}">${plain(label)}</a>`;
const links = (all = []) => (all.length > 0 ? `<p class="actions">${all.map(link).join('')}</p>` : '');
const paragraphs = (all = []) => all.map((text) => `<p>${rich(text)}</p>`).join('');
const image = (one) => (one ? `<img src="/${one.src}" alt="${plain(one.alt)}" width="560" height="420" loading="lazy">` : '');
const item = ({ title, text, details, link: one }) =>
  `<li class="card"><svg width="24" height="24"><use href="#icon"/></svg><h3>${rich(title)}</h3>${text ? `<p>${rich(text)}</p>` : ''}${
    details ? `<ul>${details.map((detail) => `<li>${rich(detail)}</li>`).join('')}</ul>` : ''
  }${one ? link(one) : ''}</li>`;
const facts = (all = []) => all.map(({ value, label }) => `<p><b>${plain(value)}</b> ${plain(label)}</p>`).join('');

const section = (one, index) => {
  const level = index === 0 ? 'h1' : 'h2';
  return `<section class="${one.type} ${one.tone ?? 'plain'}"${one.id ? ` id="${one.id}"` : ''}><div class="inner">${
    one.eyebrow ? `<p class="eyebrow">${plain(one.eyebrow)}</p>` : ''
  }${one.title ? `<${level}>${rich(one.title)}</${level}>` : ''}${
    typeof one.text === 'string' ? `<p>${rich(one.text)}</p>` : paragraphs(one.text)
  }${one.items ? `<ul class="items">${one.items.map(item).join('')}</ul>` : ''}${facts(one.facts)}${image(one.image)}${links(one.actions)}</div></section>`;
};

const style = `body{margin:0;font-family:system-ui,sans-serif;line-height:1.6;color:#1b2a41;background:#fbf8f3}.inner{max-width:72rem;margin:auto;padding:4rem 1rem}
.items{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1.5rem;list-style:none;padding:0}.card{padding:1.5rem;border-radius:20px;background:#fff}
.button{display:inline-block;padding:.75rem 1.5rem;border-radius:28px;background:#0b6460;color:#fff}.tint{background:#e6f1ef}.deep{background:#12303a;color:#fff}
.eyebrow{text-transform:uppercase;letter-spacing:.08em}img{max-width:100%;height:auto}header,footer{padding:1rem}`;
const top = `<header><a href="/">${plain(header.name)}</a><nav>${header.links.map(link).join('')}</nav>${link(header.contact)}${link(header.mail)}</header>`;
const end = `<footer><p>${rich(footer.brand)}</p>${link(footer.mail)}<nav>${footer.links.map(link).join('')}</nav><p>${plain(footer.copyright)}</p></footer>`;

const url = fill(site.url);
const made = new Set();
const write = (path, content) => {
  const name = join(out, path);
  const folder = dirname(name);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(name, content);
};
const stem = (path) => (path === '/' ? 'index' : path === '*' ? '404' : path);
for (const route of routes) {
  write(
    `${stem(route.path)}.html`,
    `<!doctype html><html lang="${site.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plain(route.title)}</title><meta name="description" content="${plain(route.description)}"><link rel="canonical" href="${url}${route.path}"><style>${style}</style></head><body>${top}<main>${route.sections.map(section).join('')}</main>${end}</body></html>`,
  );
  if (kind === 'data') write(join('_data', `${stem(route.path)}.json`), JSON.stringify(route));
}
write(
  'sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${routes
    .filter(({ path }) => path !== '*')
    .map(({ path }) => `<url><loc>${url}${path}</loc></url>`)
    .join('')}</urlset>`,
);
