/** From the zod schemas to what there is to fill in: the one place where the editor knows how shapes are written. */
import { z } from 'zod';
import { sectionBase, sectionGroups } from '../../../../schema/define-section.ts';
import { atoms } from '../../../../schema/fields.ts';
import type { Language } from '../../../../schema/languages.ts';
import { inEach } from '../../../../schema/languages.ts';
import { manifest, route } from '../../../../schema/site.ts';
import { colorPattern } from '../../../../schema/theme.ts';
import { nodeOf, type Schema, type Shape, unwrap } from '../../../../schema/walk.ts';
import { labelsOf, metaOf, wordsOf } from '../../../../schema/words.ts';
import { memo } from '../../../disk/memo.ts';
import type { JsonSchema } from '../../../json-schema/build-schema.ts';
import { textsFor } from '../../../json-schema/values.ts';
import { sectionSchemas } from '../../../registry/section-schemas.ts';
import { blankOf } from './blank.ts';
import { descriptionIn } from './description.ts';
import { withLookGroup } from './look-group.ts';
import type { Field, Forms, NamedField, SectionForm } from './model.ts';
import { starterOf } from './starters.ts';

/** Without what nobody fills in, since tools write it, and without pages, which have forms of their own. */
const parts = manifest.omit({ $schema: true, version: true, own: true, routes: true });
const page = route.omit({ sections: true });

/** The language of titles and descriptions, and that of what new values say. */
interface Languages {
  read: Language;
  written: Language;
}

/** They are made once: it takes longer than all else that is done for a report. */
const made = memo((read: Language) =>
  memo((written: Language): Forms => {
    const languages = { read, written };
    return {
      sections: Object.fromEntries(Object.keys(sectionSchemas).map((type) => [type, sectionForm(type, languages)])),
      groups: Object.values(sectionGroups).map((group) => group[read]),
      parts: Object.fromEntries(fieldsOf(parts.shape, languages).map(({ key, ...field }) => [key, field])),
      page: fieldsOf(page.shape, languages),
    };
  }),
);

/**
 * @param read - the language of titles and descriptions
 * @param written - that of what new values say
 */
export const formsOf = (read: Language, written = read): Forms => made(read)(written);

function sectionForm(type: string, languages: Languages): SectionForm {
  const definition = sectionSchemas[type];
  if (!definition) throw new Error(`No section type "${type}".`);
  const [title, description] = definition[languages.read];
  const fields = fieldsOf({ ...definition.props.shape, ...sectionBase.shape }, languages).map(withLookGroup);
  const least = blankOf({ kind: 'object', fields, title, description, optional: false }) as Record<string, unknown>;
  const starters = inEach((language) => starterOf(type, language) ?? starterOf(type, 'en') ?? least);
  const words = definition.aliases?.split(' ') ?? [];
  return {
    title,
    description,
    words,
    ...(definition.group && { among: sectionGroups[definition.group][languages.read] }),
    ...(definition.icon && { icon: definition.icon }),
    ...(definition.opens && { opens: definition.opens }),
    ...(definition.lists && { lists: true }),
    fields,
    starters,
  };
}

function fieldsOf(shape: Shape, languages: Languages): NamedField[] {
  const fields = Object.entries(shape)
    .filter(([, schema]) => !holdsSections(schema))
    .map(([key, schema]): NamedField => ({ key, ...fieldOf(schema, languages, key) }));
  return fields.some(({ widget }) => widget === 'criterion') ? fields.map(besideCriterion) : fields;
}

/** Beside a criterion, a text is one of the values that it has on the site. */
const besideCriterion = (field: NamedField): NamedField => {
  if (field.kind === 'text' && field.key === 'first') return { ...field, widget: 'occurring' };
  if (field.kind !== 'list' || !['is', 'order'].includes(field.key)) return field;
  return { ...field, entry: { ...field.entry, widget: 'occurring' } };
};

/** Sections have forms of their own, those that stand on several pages as well. */
function holdsSections(schema: Schema): boolean {
  const { inner } = unwrap(schema);
  return inner instanceof z.ZodRecord && inner.valueType instanceof z.ZodUnknown;
}

/**
 * @param key - names the field in the trace of a developer who has forgotten its words
 */
function fieldOf(schema: Schema, languages: Languages, key: string): Field {
  const { read: language, written } = languages;
  const words = wordsOf(schema, language);
  if (!words) throw new Error(`The schema of "${key}" has no words: write .meta({ de: […], en: […] }).`);
  const { inner, optional, otherwise } = unwrap(schema);
  const [widget, group, usual] = [metaOf(schema, 'widget'), metaOf(schema, 'group'), metaOf(schema, 'usual')];
  const walk = (part: Schema, of = key) => fieldOf(part, languages, of);
  const description = descriptionIn(words.title, words.description, language);
  const [joins, follows, between] = [metaOf(schema, 'joins'), metaOf(schema, 'follows'), metaOf(schema, 'between')];
  const marks = {
    ...{ ...(widget && { widget }), ...(group && { group }), ...(usual && { usual }) },
    ...{ ...(joins && { joins }), ...(follows && { follows }), ...(between && { between }) },
  };
  const title = written === language ? undefined : wordsOf(schema, written)?.title;
  const said = title === undefined ? {} : { written: title };
  return { ...words, description, optional, ...marks, ...kindOf(inner, { otherwise, said, languages, walk }) };
}

/** A union of objects loses all but their common keys; this keeps each apart. */
type Kind = Field extends infer One
  ? One extends Field
    ? Omit<One, 'title' | 'description' | 'optional' | 'usual' | 'widget' | 'group' | 'joins' | 'follows' | 'between'>
    : never
  : never;

interface Around {
  /** The value of a key that is left out. */
  otherwise: unknown;
  /** What a new text says, where that is not its title. */
  said: { written?: string };
  languages: Languages;
  walk: (part: Schema, key?: string) => Field;
}

function kindOf(schema: Schema, { otherwise, said, languages, walk }: Around): Kind {
  const { read: language } = languages;
  const atom = atoms.get(schema)?.atom;
  const node = nodeOf(schema);
  if (atom === 'richText') return { kind: 'richText', ...said };
  // Braces are part of it.
  if (atom === 'verbatim') return { kind: 'text', isLiteral: true, ...said };
  switch (node.kind) {
    case 'object': {
      if (atom !== 'image') {
        const kinds = metaOf(schema, 'kinds');
        return { kind: 'object', fields: fieldsOf(node.shape, languages), ...(kinds && { kinds }) };
      }
      const { src, alt, focus, ...more } = node.shape as { src: Schema; alt: Schema; focus?: Schema };
      return {
        ...{ kind: 'image', src: walk(src, 'src'), alt: walk(alt, 'alt') },
        ...(focus && { focus: walk(focus, 'focus') }),
        more: fieldsOf(more, languages),
      };
    }
    case 'list': {
      const { minItems: min = 0, maxItems: max = Number.POSITIVE_INFINITY } = boundsOf(node.schema);
      const carries = metaOf(schema, 'carries');
      return { kind: 'list', entry: walk(node.entry), min, max, ...(carries && { carries }) };
    }
    case 'record':
      return { kind: 'record', entry: walk(node.entry), titles: labelsOf(schema, language) ?? {} };
    case 'union': {
      const [first, second] = node.members.map(nodeOf);
      const { src, mail } = second?.kind === 'object' ? second.shape : {};
      if (atom === 'wholeNumber' && first?.kind === 'number') return numberKind(first.schema, true);
      if (atom === 'href' && mail) return { kind: 'link', mail: walk(mail, 'mail') };
      if (atom !== 'icon') return { kind: 'either', members: node.members.map((member) => walk(member)) };
      return { kind: 'icon', ...blankText(node.members[0] as Schema, language), ...(src && { src: walk(src, 'src') }) };
    }
    case 'choice':
      return choiceKind(node.schema, otherwise, language);
    case 'switch':
      return { kind: 'switch', otherwise: otherwise === true };
    case 'number':
      return numberKind(node.schema, false);
    case 'text': {
      const providers = metaOf(schema, 'providers');
      if (atom === 'href') return { kind: 'link', ...(isPageAddress(schema) && { isPage: true }) };
      return rulesOf(schema).pattern === colorPattern.source
        ? { kind: 'color' }
        : {
            kind: 'text',
            ...blankText(schema, language),
            ...(isLiteral(schema) && { isLiteral: true }),
            ...(providers && { providers }),
            ...said,
          };
    }
    case 'literal':
      throw new Error('A field that can have one value only cannot be filled in.');
    default:
      return node satisfies never;
  }
}

const numberKind = ({ minValue, maxValue }: z.ZodNumber, constant: boolean): Kind => ({
  ...{ kind: 'number', constant, min: minValue ?? Number.NEGATIVE_INFINITY, max: maxValue ?? Number.POSITIVE_INFINITY },
});

function choiceKind(schema: z.ZodEnum, otherwise: unknown, language: Language): Kind {
  const labels = labelsOf(schema, language) ?? {};
  const options = schema.options.map(String).map((value) => ({ value, title: labels[value] ?? value }));
  const [absent, brings] = [metaOf(schema, 'absent'), metaOf(schema, 'brings')];
  const usual = otherwise ?? absent;
  return {
    kind: 'choice',
    options,
    ...(brings && { brings }),
    ...(typeof usual === 'string' ? { otherwise: usual } : absent && typeof absent === 'object' && { absent: absent[language] }),
  };
}

/** A text that has the form that is wanted, where a title would not. */
function blankText(schema: Schema, language: Language): { blank?: string } {
  // Examples of a form stand in its description.
  const rules = { ...rulesOf(schema), description: wordsOf(schema, language)?.description ?? '' };
  const [first] = rules.enum?.map(String) ?? (rules.pattern === undefined ? [] : textsFor(rules));
  return first === undefined ? {} : { blank: first };
}

/** Whether the form that a text must have leaves no room for the name of a constant. */
function isLiteral(schema: Schema): boolean {
  const { pattern } = rulesOf(schema);
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test('{name}');
}

/** Whether an address can be that of a page of the site alone. */
function isPageAddress(schema: Schema): boolean {
  const { pattern } = rulesOf(schema);
  return (
    typeof pattern === 'string' && !['#a', 'https://example.com', '{name}'].some((one) => new RegExp(pattern, 'u').test(one))
  );
}

/** What JSON Schema says of how many entries a list has: of one of anything, since to say what may be in it takes most of the time of all forms. */
const boundsOf = memo((list: z.ZodArray): JsonSchema => rulesOf(list.clone({ ...list.def, element: z.unknown() })));

/** What JSON Schema says of a shape: bounds and forms in words that all libraries share. A text is asked three times, and for each language. */
const rulesOf = memo(
  (schema: Schema): JsonSchema => z.toJSONSchema(schema, { target: 'draft-07', io: 'input', reused: 'inline' }),
);
