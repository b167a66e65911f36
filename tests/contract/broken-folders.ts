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

/** A folder that lacks a file. */
const without = (type: string, file: string): BrokenFolder => ({
  type,
  file,
  rule: 'files',
  spoil: (folder) => rmSync(join(folder, file)),
});

/** A folder in which one file says something else at one place. */
const altered = (type: string, file: string, rule: string, from: string, to: string): BrokenFolder => ({
  type,
  file,
  rule,
  spoil: (folder) => replace(folder, file, from, to),
});

/** Where the markup begins, and something can be put into it. */
const list = '<ul className={styles.list}>';

/** What the unit tests find. */
export const brokenFolders: BrokenFolder[] = [
  without('no-examples', 'examples.json'),
  without('no-component', 'NoComponent.tsx'),
  without('no-schema', 'schema.ts'),
  {
    type: 'stray-part',
    file: 'styles.module.css',
    rule: 'names',
    spoil: (folder) => {
      renameSync(join(folder, 'StrayPart.module.css'), join(folder, 'styles.module.css'));
      replace(folder, 'StrayPart.tsx', './StrayPart.module.css', './styles.module.css');
    },
  },
  altered('untold-purpose', 'schema.ts', 'definition', "'To try.'", "'Without a full stop'"),
  altered('untitled-key', 'schema.ts', 'titles', "['Heading', 'The heading.']", "['', 'The heading.']"),
  altered('untold-key', 'schema.ts', 'descriptions', "['Heading', 'The heading.']", "['Heading', '']"),
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
  altered('unknown-widget', 'schema.ts', 'widget', "'The heading.'] }", "'The heading.'], widget: 'clock' }"),
  altered('own-color', 'OwnColor.module.css', 'colors', 'var(--ink-muted)', '#777777'),
  altered('no-edge-case', 'examples.json', 'example-form', '"hidden": true', '"hidden": false'),
  altered('untranslated-starter', 'examples.json', 'starters', '"starter": "de",', ''),
  altered('starter-of-one-site', 'examples.json', 'starters', '"The first entry"', '"[Ours](https://shop.example/)"'),
  altered('wrong-example', 'examples.json', 'examples', '"eyebrow": "A short line"', '"eyebrow": 5'),
  {
    type: 'unset-key',
    file: 'examples.json',
    rule: 'completeness',
    spoil: (folder) => {
      const file = join(folder, 'examples.json');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^\s*"eyebrow": .*\n/gm, ''));
    },
  },
  altered(
    'thrown-error',
    'ThrownError.tsx',
    'renders',
    'return (',
    "if (actions?.length === 3) throw new Error('Too many.');\n  return (",
  ),
  altered('loud-component', 'LoudComponent.tsx', 'quiet', 'return (', "if (!text) console.warn('No text.');\n  return ("),
  altered('wrong-html', 'WrongHtml.tsx', 'html', list, `<button>{eyebrow ?? title}</button>${list}`),
  {
    type: 'responsive-object',
    file: 'ResponsiveObject.tsx',
    rule: 'mantine',
    spoil: (folder) => {
      const grid = '<SimpleGrid cols={{ base: 2, sm: 4 }}>{eyebrow}</SimpleGrid>';
      replace(folder, 'ResponsiveObject.tsx', list, grid + list);
      replace(folder, 'ResponsiveObject.tsx', /^/, "import { SimpleGrid } from '@mantine/core';\n");
    },
  },
  altered('left-out-level', 'LeftOutLevel.tsx', 'headings', 'depth={1}', 'depth={2}'),
  altered('fixed-id', 'FixedId.tsx', 'ids', list, list.replace('>', ' id="menu">')),
  altered('own-words', 'OwnWords.tsx', 'words', list, `<p>Read more here</p>${list}`),
  altered(
    'other-in-browser',
    'OtherInBrowser.tsx',
    'takeover',
    list,
    `<p suppressHydrationWarning ref={(p) => { if (p) p.textContent = 'A'; }}>{eyebrow}</p>${list}`,
  ),
];

/** What only a browser finds. */
export const brokenInBrowser: BrokenFolder[] = [
  altered('too-wide', 'TooWide.module.css', 'width', 'padding: 0;', 'padding: 0;\n  width: 30rem;'),
  {
    ...altered('faint-text', 'FaintText.module.css', 'barriers', 'color: var(--ink-muted);', 'color: var(--line);'),
    file: 'FaintText.tsx',
  },
];
