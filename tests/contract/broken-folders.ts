/** For tests: section folders that each break one rule. All begin as what `npm run new-section` writes. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BrokenFolder {
  type: string;
  /** What the finding must name: the file in the folder, and the rule. */
  file: string;
  rule: string;
  /** Breaks the folder. */
  spoil: (folder: string) => void;
}

/** Replaces a text in a file of a folder; it must be there. */
function replace(folder: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} does not hold ${from}.`);
  writeFileSync(join(folder, file), changed);
}

/** The end of the first line of markup, where something can be put into it. */
const open = /<ul className=\{styles\.list\}>/;

/** What the unit tests find. */
export const brokenFolders: BrokenFolder[] = [
  {
    type: 'no-examples',
    file: 'examples.json',
    rule: 'files',
    spoil: (folder) => rmSync(join(folder, 'examples.json')),
  },
  {
    type: 'no-component',
    file: 'NoComponent.tsx',
    rule: 'files',
    spoil: (folder) => rmSync(join(folder, 'NoComponent.tsx')),
  },
  {
    type: 'no-schema',
    file: 'schema.ts',
    rule: 'files',
    spoil: (folder) => rmSync(join(folder, 'schema.ts')),
  },
  {
    type: 'stray-part',
    file: 'styles.module.css',
    rule: 'names',
    spoil: (folder) => {
      renameSync(join(folder, 'StrayPart.module.css'), join(folder, 'styles.module.css'));
      replace(folder, 'StrayPart.tsx', './StrayPart.module.css', './styles.module.css');
    },
  },
  {
    type: 'untold-purpose',
    file: 'schema.ts',
    rule: 'definition',
    spoil: (folder) => replace(folder, 'schema.ts', "'To try.'", "'Without a full stop'"),
  },
  {
    type: 'untitled-key',
    file: 'schema.ts',
    rule: 'titles',
    spoil: (folder) => replace(folder, 'schema.ts', "['Heading', 'The heading.']", "['', 'The heading.']"),
  },
  {
    type: 'untold-key',
    file: 'schema.ts',
    rule: 'descriptions',
    spoil: (folder) => replace(folder, 'schema.ts', "['Heading', 'The heading.']", "['Heading', '']"),
  },
  {
    type: 'unnamed-choice',
    file: 'schema.ts',
    rule: 'labels',
    spoil: (folder) => {
      const side = "side: z.enum(['left', 'right']).meta({ de: ['Seite', 'Die Seite.'], en: ['Side', 'The side.'] }).optional(),";
      replace(folder, 'schema.ts', 'eyebrow: eyebrow(),', `eyebrow: eyebrow(),\n    ${side}`);
      replace(folder, 'examples.json', '"eyebrow": "A short line"', '"side": "left", "eyebrow": "A short line"');
    },
  },
  {
    type: 'unknown-widget',
    file: 'schema.ts',
    rule: 'widget',
    spoil: (folder) =>
      replace(folder, 'schema.ts', "en: ['Heading', 'The heading.']", "en: ['Heading', 'The heading.'], widget: 'clock'"),
  },
  {
    type: 'own-color',
    file: 'OwnColor.module.css',
    rule: 'colors',
    spoil: (folder) => replace(folder, 'OwnColor.module.css', 'var(--ink-muted)', '#777777'),
  },
  {
    type: 'no-edge-case',
    file: 'examples.json',
    rule: 'example-form',
    spoil: (folder) => replace(folder, 'examples.json', '"hidden": true', '"hidden": false'),
  },
  {
    type: 'untranslated-starter',
    file: 'examples.json',
    rule: 'starters',
    spoil: (folder) => replace(folder, 'examples.json', '"starter": "de",', ''),
  },
  {
    type: 'starter-of-one-site',
    file: 'examples.json',
    rule: 'starters',
    spoil: (folder) => replace(folder, 'examples.json', '"The first entry"', '"[Ours](https://shop.example/)"'),
  },
  {
    type: 'wrong-example',
    file: 'examples.json',
    rule: 'examples',
    spoil: (folder) => replace(folder, 'examples.json', '"eyebrow": "A short line"', '"eyebrow": 5'),
  },
  {
    type: 'unset-key',
    file: 'examples.json',
    rule: 'completeness',
    spoil: (folder) => {
      const file = join(folder, 'examples.json');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^\s*"eyebrow": .*\n/gm, ''));
    },
  },
  {
    type: 'thrown-error',
    file: 'ThrownError.tsx',
    rule: 'renders',
    spoil: (folder) =>
      replace(
        folder,
        'ThrownError.tsx',
        '  return (',
        "  if (actions?.length === 3) throw new Error('Three are too many.');\n  return (",
      ),
  },
  {
    type: 'loud-component',
    file: 'LoudComponent.tsx',
    rule: 'quiet',
    spoil: (folder) => replace(folder, 'LoudComponent.tsx', '  return (', "  if (!text) console.warn('No text.');\n  return ("),
  },
  {
    type: 'wrong-html',
    file: 'WrongHtml.tsx',
    rule: 'html',
    spoil: (folder) => replace(folder, 'WrongHtml.tsx', open, '<button>{eyebrow ?? title}</button><ul className={styles.list}>'),
  },
  {
    type: 'responsive-object',
    file: 'ResponsiveObject.tsx',
    rule: 'mantine',
    spoil: (folder) => {
      replace(
        folder,
        'ResponsiveObject.tsx',
        open,
        '<SimpleGrid cols={{ base: 2, sm: 4 }}>{eyebrow}</SimpleGrid><ul className={styles.list}>',
      );
      replace(folder, 'ResponsiveObject.tsx', /^/, "import { SimpleGrid } from '@mantine/core';\n");
    },
  },
  {
    type: 'left-out-level',
    file: 'LeftOutLevel.tsx',
    rule: 'headings',
    spoil: (folder) => replace(folder, 'LeftOutLevel.tsx', 'depth={1}', 'depth={2}'),
  },
  {
    type: 'fixed-id',
    file: 'FixedId.tsx',
    rule: 'ids',
    spoil: (folder) => replace(folder, 'FixedId.tsx', '<ul className={styles.list}>', '<ul className={styles.list} id="menu">'),
  },
  {
    type: 'own-words',
    file: 'OwnWords.tsx',
    rule: 'words',
    spoil: (folder) => replace(folder, 'OwnWords.tsx', open, '<p>Read more here</p><ul className={styles.list}>'),
  },
  {
    type: 'other-in-browser',
    file: 'OtherInBrowser.tsx',
    rule: 'takeover',
    spoil: (folder) =>
      replace(
        folder,
        'OtherInBrowser.tsx',
        open,
        "<p suppressHydrationWarning ref={(p) => { if (p) p.textContent = 'A'; }}>{eyebrow}</p><ul className={styles.list}>",
      ),
  },
];

/** What only a browser finds. */
export const brokenInBrowser: BrokenFolder[] = [
  {
    type: 'too-wide',
    file: 'TooWide.module.css',
    rule: 'width',
    spoil: (folder) => replace(folder, 'TooWide.module.css', 'padding: 0;', 'padding: 0;\n  width: 30rem;'),
  },
  {
    type: 'faint-text',
    file: 'FaintText.tsx',
    rule: 'barriers',
    spoil: (folder) => replace(folder, 'FaintText.module.css', 'color: var(--ink-muted);', 'color: var(--line);'),
  },
];
