/**
 * What there is to fill in, as plain data: made of the zod schemas where these are (form-model.ts, in the worker), shown by the client,
 * which knows no schema. Words are in the language of the editor.
 */
import type { IconName } from '../../../../schema/icons.ts';
import type { Json } from '../../../../schema/json.ts';
import type { Language } from '../../../../schema/languages.ts';
import type { Carried, FieldGroup, Kinds, Provider } from '../../../../schema/words.ts';
import type { Operation } from '../../../json-text/operations.ts';

interface FieldBase {
  title: string;
  description: string;
  /** May be left out. An optional text that becomes empty is removed with its key. */
  optional: boolean;
  /** Where a form folds it (schema/words.ts); left out: it is filled in first. */
  group?: FieldGroup;
  /** A new value has it, though it may be left out. */
  usual?: true;
  /** The key of the text beside it that it is made of (schema/words.ts). */
  follows?: string;
  /** The keys beside it of the two times whose distance it is, in minutes. */
  between?: readonly [string, string];
  /** What stands between its parts in the line that names it (schema/words.ts). */
  joins?: string;
  /** The name of an input of its own (schema/words.ts). */
  widget?: string;
}

/** One input, or several that belong together. */
export type Field = FieldBase &
  /** `blank` is what a new one says where its title would not have the form that is wanted. */

  /** `written` is the title in the language of the website, where its author reads another one. A literal text names no constants. An address may be that of one of several providers. */
  (
    | { kind: 'text' | 'richText'; blank?: string; written?: string; isLiteral?: true; providers?: readonly Provider[] }
    /** The name of an icon, or `{ src }` with a drawing of one's own. */
    | { kind: 'icon'; blank?: string; src?: Field }
    /** `min` and `max` are included. Where a constant is allowed, the value may be `"{name}"`. */
    | { kind: 'number'; min: number; max: number; constant: boolean }
    /**
     * A default that is chosen is not written. `absent` is what it means that nothing is, where that is none of the options. `brings`: it
     * says what a new entry is (schema/words.ts).
     */
    | { kind: 'switch'; otherwise: boolean }
    | { kind: 'choice'; options: { value: string; title: string }[]; otherwise?: string; absent?: string; brings?: Kinds }
    /** `{ src, alt }` and what else it may have; all are fields of their own. */
    | { kind: 'image'; src: Field; alt: Field; focus?: Field; more: NamedField[] }
    /** A text that leads somewhere, or what `mail` says; without it an address and nothing else. `isPage`: the address of a page. */
    | { kind: 'link'; mail?: Field; isPage?: true }
    /** `#RRGGBB`. */
    | { kind: 'color' }
    /** `kinds`: it says one of several things (schema/words.ts). */
    | { kind: 'object'; fields: NamedField[]; kinds?: Kinds }
    /** `max` is infinite where nothing bounds it. `carries`: each entry has a cell in every row of a list beside it. */
    | { kind: 'list'; entry: Field; min: number; max: number; carries?: Carried }
    /** Keys that the author chooses, such as constants; what some of them are called. */
    | { kind: 'record'; entry: Field; titles?: Readonly<Record<string, string>> }
    /** One of several, told apart by their JSON type. */
    | { kind: 'either'; members: Field[] }
  );

/** A field under a key, in the order of its schema. */
export type NamedField = Field & { key: string };

export interface SectionForm {
  title: string;
  description: string;
  /** Among which it is offered; left out: it is the site's own. */
  among?: string;
  /** By its name in schema/icons.ts. */
  icon?: IconName;
  /** What else people call it, in any language. */
  words: readonly string[];
  /** New pages begin with it. */
  opens?: true | 'entry';
  /** It lists entries. */
  lists?: true;
  /** `type` is not among them. The keys of every section come last. */
  fields: NamedField[];
  /** What a new section says, without `type`, by the language of its page. */
  starters: Readonly<Record<Language, Record<string, unknown>>>;
}

/** All there is to fill in. */
export interface Forms {
  /** By section type. */
  sections: Record<string, SectionForm>;
  /** Those that they are offered among, in their order. */
  groups: readonly string[];
  /** `site`, `theme`, `header` … by their key in the manifest; `routes` is not among them. */
  parts: Record<string, Field>;
  /** A page but for its sections. */
  page: NamedField[];
}

/** Hands operations on with what goes along with them: the value that they change, its forms, and the text of the file. */
export type Companion = (
  operations: readonly Operation[],
  about: { manifest: Json; forms: Forms | undefined; stored: string },
) => readonly Operation[];
