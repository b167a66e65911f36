/** The files of an editor that any static host can serve: its code, what it knows of the site's files, and its document. */
import postcss from 'postcss';
import { hash } from '../../../disk/hash.js';
import type { Built, BuiltFiles, ForgeSettings } from '../../repository/github/ports.ts';
import type { Bundles, Entries } from '../../server/bundles.ts';
import { type HostedPage, writingName } from '../page.ts';
import { editorDocument, editorPolicy, frameDocument, sumOf, workerDocument } from './documents.ts';

/** Name of a bundle → where it begins, below the builder's folder. */
export const entries: Entries = {
  start: 'src/editor/hosted/start.ts',
  // A service worker, and what has no origin, take classic scripts.
  offline: { classic: 'src/editor/hosted/offline.ts' },
  hosted: 'src/editor/hosted/main.tsx',
  beside: { classic: 'src/editor/hosted/worker.ts' },
  srcdoc: { classic: 'src/editor/preview/srcdoc.ts' },
  'to-write': { classic: 'src/editor/writing/text-view.ts', global: writingName },
};

interface EditorParts {
  bundles: Bundles;
  /** Of the site, for the window's title. */
  name: string;
  settings: ForgeSettings;
  built: Built;
  known: BuiltFiles;
  copies: ReadonlyMap<string, Uint8Array>;
  /** Where the editor lies on its host, with a slash at both ends. */
  path: string;
}

/** @returns name below the editor's folder → content, and the policy of its document */
export function editorFiles({ bundles, name, settings, built, known, copies, path }: EditorParts): {
  files: Map<string, string | Uint8Array>;
  policy: Record<string, string[]>;
} {
  const files = new Map<string, string | Uint8Array>(copies);
  const add = (stem: string, ending: string, content: string): string => {
    const address = `app/${stem}.${hash(content)}.${ending}`;
    files.set(address, content);
    return path + address;
  };
  const addFile = (font: Buffer): string => {
    const address = `app/${hash(font)}.woff2`;
    files.set(address, font);
    return address;
  };
  const code = (bundle: string) => bundles[bundle] ?? missing(bundle);
  const writing = code('to-write.js');
  const frame = frameDocument(code('srcdoc.js'), onlyUsed(code('srcdoc.css'), code('srcdoc.js')), writing);
  const workerFrame = workerDocument();
  const page: HostedPage = {
    settings,
    built,
    workerFrame: workerFrame.html,
    files: {
      editor: add('editor', 'js', code('hosted.js')),
      sheet: add(
        'editor',
        'css',
        withFontsApart(onlyUsed(code('hosted.css'), code('hosted.js')), (font) => path + addFile(font)),
      ),
      worker: add('worker', 'js', code('beside.js')),
      writing: add('writing', 'js', writing),
      frame: add('frame', 'txt', frame.html),
      offline: `${path}offline.js`,
      known: add('files', 'json', JSON.stringify(known).replaceAll('app/files/', `${path}app/files/`)),
    },
  };
  const policy = editorPolicy(page, [...frame.sources, workerFrame.source]);
  const start = add('start', 'js', code('start.js'));
  const inDocument = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  const kept = JSON.stringify([path, ...Object.values(page.files).filter((file) => file !== page.files.offline), start]);
  const document = editorDocument(page, { title: `${name} – Editor`, start, policy: inDocument, path });
  const sums = [...files, ['', document] as const].map(([file, content]) => [path + file, sumOf(content)]);
  const toKeep = `self.editorFiles = ${kept};\nself.editorSums = ${JSON.stringify(Object.fromEntries(sums))};\n`;
  files.set('offline.js', toKeep + code('offline.js'));
  files.set('icon.svg', icon);
  files.set('app.webmanifest', JSON.stringify(appManifest(`${name} – Editor`, path)));
  files.set('index.html', document);
  files.set('built.json', JSON.stringify(built));
  return { files, policy };
}

/** A class of Mantine's. */
const mantineClass = /\bm_[0-9a-f]+/g;

/** Without the rules of Mantine's components that the code does not have: half of the sheet, 44 kB of both compressed. */
function onlyUsed(sheet: string, code: string): string {
  const used = new Set(code.match(mantineClass));
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => {
      const named = selector.match(mantineClass) ?? [];
      return named.length === 0 || named.some((name) => used.has(name));
    });
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return root.toString();
}

/** The fonts that drawings of the editor need now and then: in its sheet they would be waited for. */
const withFontsApart = (sheet: string, add: (font: Buffer) => string): string =>
  sheet.replace(/url\(data:font\/woff2;base64,([^)]+)\)/g, (_, data: string) => `url(${add(Buffer.from(data, 'base64'))})`);

/** A pencil on the editor's own blue. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#1c5d99" d="M0 0h512v512H0z"/><path fill="#fff" d="m144 368 22-84 148-148 62 62-148 148zm190-252 24-24 62 62-24 24z"/></svg>';

/** @see https://www.w3.org/TR/appmanifest/ */
const appManifest = (name: string, path: string) => ({
  name,
  start_url: path,
  scope: path,
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#1c5d99',
  icons: [{ src: `${path}icon.svg`, sizes: 'any', type: 'image/svg+xml' }],
});

function missing(bundle: string): never {
  throw new Error(`The editor has no ${bundle}.`);
}
