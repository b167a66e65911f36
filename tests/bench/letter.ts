/** What a letter costs the editor's worker: the draft is validated, and the page is made that is shown. */
import { readFileSync } from 'node:fs';
import { SiteFiles } from '../../src/editor/server/site-files.ts';
import { byPath } from '../../src/editor/worker/ports.ts';
import { DraftValidator } from '../../src/editor/worker/validate.ts';
import { validatorOf } from '../../src/loader/node/validator.ts';
import { compare } from './measure.ts';

/** A manifest made of that of the builder, and the place in its `routes` of the page that is shown. */
interface Draft {
  text: string;
  page: number;
}

/**
 * @param file - the builder's manifest, whose files the drafts name
 * @param word - a text in both drafts; behind the first one a letter is typed
 * @returns milliseconds of work, the medians
 */
export async function compareLetters(file: string, word: string, one: Draft, other: Draft): Promise<[number, number]> {
  const files = new SiteFiles(file);
  files.named = [...readFileSync(file, 'utf8').matchAll(/"(media\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  const known = byPath(files.list(''));
  const validate = await validatorOf('all');
  const typeInto = ({ text, page }: Draft) => {
    const validator = new DraftValidator({ validate });
    let draft = 0;
    return async () => {
      draft++;
      const { shown, validate: judge } = await validator.begin(
        { type: 'validate', draft, text: text.replace(word, `${word}${draft}`), page, lang: 'de' },
        known,
      );
      judge();
      if (!shown) throw new Error('The manifest to measure cannot be shown.');
    };
  };
  return compare(typeInto(one), typeInto(other), { clock: 'processor', runs: 11, warmUp: 3 });
}
