/** Which media type a file of a site is sent as: by its ending, the same on all hosts. */

/** Ending → media type. */
type Types = Record<string, string>;

/** What a site consists of, whatever its author puts beside it: extension → media type. */
export const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** What an author may put beside it, by IANA's registry. All else is sent as bytes that browsers keep as a file. */
const ownTypes = {
  asc: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  gpx: 'application/gpx+xml',
  htm: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml',
  m4a: 'audio/mp4',
  md: 'text/markdown; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Extension → media type, of all that hosts may be told of. */
export const allTypes: Types = { ...types, ...ownTypes };

/** The types of these files, those that are known. */
export function typesOf(addresses: readonly string[]): Types {
  const endings = new Set(addresses.flatMap((address) => /\.([^./]+)$/.exec(address)?.[1]?.toLowerCase() ?? []));
  return Object.fromEntries(Object.entries(ownTypes).filter(([ending]) => endings.has(ending)));
}

/** Extensions of files that have compressed copies beside them. */
export const textual = (files: Types): string[] =>
  Object.keys(files).filter((extension) => /^text|json|xml/.test(files[extension] ?? ''));
