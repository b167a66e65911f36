/** Says in words what manifests of an earlier version have lost, and which step of a migration would make up for it. */
import type { Json } from '../../schema/migrations.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { findNearest } from '../manifest/nearest.ts';
import type { Break, Loss } from './breaks.ts';
import type { Snapshot } from './snapshot.ts';
import { propertiesOf } from './witness.ts';

/** @param type The section type; undefined for what is around the sections. */
export function sayBreak(type: string | undefined, { keys, loss }: Break): string {
  const path = keys.join('.').replaceAll('.[]', '[]');
  const owner = type ? `\`${type}\`` : 'The manifest';
  const { said, step } = sayLoss(path, loss);
  return `${owner}: \`${path}\` ${said} Migrate with: ${step}`;
}

function sayLoss(path: string, loss: Loss): { said: string; step: string } {
  const quoted = JSON.stringify(path).replaceAll('"', "'");
  switch (loss.kind) {
    case 'removed':
      return loss.renamedTo === undefined
        ? { said: 'was removed.', step: `remove(${quoted}), or change() and move() for what is worth keeping` }
        : { said: `was removed. Was it renamed to \`${loss.renamedTo}\`?`, step: `rename(${quoted}, '${loss.renamedTo}')` };
    case 'required':
      return {
        said: loss.isNew ? 'is new and required.' : 'was optional and is now required.',
        step: `add(${quoted}, …), or make it optional`,
      };
    case 'values': {
      const left = `now one of ${list(loss.left)}`;
      const any = typeof loss.left[0] === 'number' ? 'number' : 'text';
      // Only texts have names that map() could call them by.
      const isMapped = loss.gone.length > 0 && loss.gone.every((word) => typeof word === 'string');
      return {
        said:
          loss.gone.length === 0
            ? `was any ${any} and is ${left}.`
            : `was narrowed: ${list(loss.gone)} ${loss.gone.length === 1 ? 'is' : 'are'} gone, ${left}.`,
        step: isMapped
          ? `map(${quoted}, { ${loss.gone.map((word) => `'${String(word)}': …`).join(', ')} })`
          : `change(${quoted}, …)`,
      };
    }
    case 'type':
      return {
        said: `was narrowed: it could be a value of type ${loss.gone}, and is now ${loss.left.join(' or ')}.`,
        step: `change(${quoted}, …)`,
      };
    case 'form':
      return { said: 'was narrowed: texts that fitted its pattern do not fit any more.', step: `change(${quoted}, …)` };
    case 'bound': {
      const what = loss.what === 'number' ? '' : ` ${loss.what}`;
      const before = loss.before === undefined ? 'had no such bound' : `was ${loss.before}`;
      return { said: `was narrowed: ${loss.word} ${loss.now}${what} (${before}).`, step: `change(${quoted}, …)` };
    }
    case 'default': {
      const [before, now] = [loss.before, loss.now].map((value) => value !== undefined && JSON.stringify(value));
      const said = `${before ? `it was ${before}` : 'it had no default'} and ${now ? `is now ${now}` : 'has no default any more'}`;
      return {
        said: `means something else where it is left out: ${said}.`,
        step: before ? `add(${quoted}, ${before})` : `add(${quoted}, …), or give it no default`,
      };
    }
  }
}

/** Says that a section type has gone, with the new one that it has probably become. */
export function sayTypeGone(type: string, schema: JsonSchema, before: Snapshot, now: Snapshot): string {
  const added = Object.keys(now.sections).filter((name) => !Object.hasOwn(before.sections, name));
  const keys = Object.keys(propertiesOf(schema));
  const alike = added.filter((name) => {
    const others = new Set(Object.keys(propertiesOf(now.sections[name] ?? {})));
    return keys.filter((key) => others.has(key)).length >= 0.8 * Math.max(keys.length, others.size);
  });
  const guess = findNearest(type, added) ?? alike[0];
  return guess === undefined
    ? `The section type \`${type}\` was removed. Migrate with: replaceSections('${type}', …) in schema/migrations.ts`
    : `The section type \`${type}\` was removed. Was it renamed to \`${guess}\`? Migrate with: renamedFrom: '${type}' in src/sections/${guess}/schema.ts`;
}

const list = (words: readonly Json[]) =>
  words
    .slice(0, 12)
    .map((word) => `\`${String(word)}\``)
    .join(', ') + (words.length > 12 ? ' …' : '');
