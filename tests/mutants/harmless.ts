/** Edits that leave a manifest valid: so that a loader which refuses everything does not pass. */
import { pointerTo } from '../../src/json-text/pointer.ts';
import { changed, type Mutant, type Operator, replaced } from './mutant.ts';
import { jsonType, walk } from './walk.ts';

/** Every harmless mutant of a manifest. */
export const harmless: Operator = function* (subject, random) {
  const mutant = (operator: string, pointer: string, text: string): Mutant => ({
    kind: 'harmless',
    operator,
    subject,
    text,
    pointer,
  });
  for (const { pointer, value, schema } of walk(subject.manifest)) {
    if (jsonType(value) === 'object') {
      yield () =>
        mutant(
          'reorder keys',
          pointer,
          replaced(subject, pointer, Object.fromEntries(random.shuffle(Object.entries(value as object)))),
        );
      for (const key of ['eyebrow', 'tone', 'icon', 'note', 'badge', 'newTab', 'noindex', 'layout', 'details']) {
        if (!Object.hasOwn(value as object, key) || schema.required?.includes(key)) continue;
        const at = pointerTo(pointer, key);
        yield () =>
          mutant(
            'leave out what may be left out',
            at,
            changed(subject, at, (parent, last) => delete parent[last]),
          );
      }
    }
    // What links, anchors, files and constants say has a meaning elsewhere.
    const isProse =
      typeof value === 'string' &&
      schema.type === 'string' &&
      schema.pattern === undefined &&
      !schema.enum &&
      schema.const === undefined &&
      !/\/(?:(?:mail)?to|href|url|email|phone|date|start|end|address)$|^(?:\/languages\/\d+)?\/(?:constants|placeholders)\//.test(
        pointer,
      );
    if (isProse && value !== '')
      yield () => mutant('lengthen a text', pointer, replaced(subject, pointer, `${value} ${random.word(5)}`));
    if (typeof value === 'boolean') yield () => mutant('turn a switch', pointer, replaced(subject, pointer, !value));
    if (schema.enum && /\/(?:tone|icon|layout|imageSide)$/.test(pointer)) {
      yield () => mutant('choose another word', pointer, replaced(subject, pointer, random.pick(schema.enum ?? [])));
    }
  }
  yield () => mutant('put all on one line', '', JSON.stringify(subject.manifest));
  yield () =>
    mutant('indent with tabs and Windows line ends', '', JSON.stringify(subject.manifest, null, '\t').replaceAll('\n', '\r\n'));
  yield () =>
    mutant(
      'escape all letters',
      '',
      subject.text.replace(/[^\n-~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
    );
  yield () =>
    mutant(
      'add a constant',
      '/constants',
      changed(subject, '/constants/unheardOf', (parent, key) => Object.assign(parent, { [key]: 'Neu' })),
    );
};
