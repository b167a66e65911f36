/** Makes a mistake and says what came of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixText } from '../../src/command/fix.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { consultancy, root } from '../support/project/project.ts';
import type { Mistake } from './mistake.ts';

const files = {
  site: join(consultancy, 'site.json'),
  minimal: join(root, 'tests/fixtures/valid/minimal/site.json'),
};
const options = { today: '2026-01-15' };

/** What is to be compared of a mistake. */
interface Outcome {
  /** "code line «what is marked» language" for each finding that the valid file has not. */
  found: string[];
  /** The file after `--fix`. */
  fixed: string;
  /** What is found in it then; of a mistake without a correction nothing is asked. */
  left: readonly string[];
  /** What a second run changes. */
  again: number;
}

/** Valid text → what is found in it all the same, such as a date that is over. */
const usualOf = new Map<string, ReadonlySet<string>>();

/** Makes the mistake in its manifest, in memory. */
export async function tryMistake(mistake: Mistake): Promise<{ actual: Outcome; expected: Outcome }> {
  const {
    on = 'site',
    edit,
    before = [],
    save = (text) => Buffer.from(text),
    code,
    marked = '',
    at,
    fixed,
    leaves = [],
  } = mistake;
  const file = files[on];
  const valid = before.reduce(replaced, readFileSync(file, 'utf8'));
  const usual =
    usualOf.get(valid) ?? new Set((await load(file, Buffer.from(valid))).map(({ code: name, pointer }) => `${name} ${pointer}`));
  usualOf.set(valid, usual);
  const find = async (content: Buffer) => {
    return (await load(file, content)).filter(({ code: name, pointer }) => !usual.has(`${name} ${pointer}`));
  };

  const text = replaced(valid, edit);
  const content = save(text);
  const found = (await find(content)).map(({ code: name, range: { start, end }, lang }) => {
    return `${name} ${start.line} «${text.slice(start.offset, end.offset).slice(0, marked.length)}» ${lang}`;
  });
  const place = at === undefined ? valid.indexOf(edit[0]) + sameStart(...edit) : text.lastIndexOf(at);
  const corrected = await fixText(file, content, options);
  const again = await fixText(file, Buffer.from(corrected.text), options);
  const left = fixed === undefined ? [] : (await find(Buffer.from(corrected.text))).map(({ code: name }) => name);
  return {
    actual: { found, fixed: corrected.text, left, again: again.changes.length },
    expected: {
      found: [`${code} ${text.slice(0, place).split('\n').length} «${marked}» ${on === 'site' ? 'de' : 'en'}`],
      fixed: fixed === undefined ? content.toString('utf8') : replaced(valid, [edit[0], fixed]),
      left: leaves,
      again: 0,
    },
  };
}

const load = async (file: string, content: Buffer) => (await loadSite(file, { ...options, content })).problems;

function replaced(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`tests/authoring-mistakes: ${from} is nowhere in the manifest.`);
  return text.replace(from, () => to);
}

/** How many letters two texts have in common at their beginning. */
function sameStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}
