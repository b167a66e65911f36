/** Shapes that nearly every schema has, each made together with its words: a switch, a choice, a list. */
import { z } from 'zod';
import type { Translated } from './languages.ts';

/** A schema that is called so, where words are given: each atom takes them as its argument. */
export const named = <Schema extends z.ZodType>(schema: Schema, words?: z.GlobalMeta): Schema =>
  words ? schema.meta(words) : schema;

/** Yes or no. */
export const toggle = (words: z.GlobalMeta) => z.boolean().meta(words);

/** One of several values: those that `labels` names, in that order. */
export const choiceOf = <Value extends string>(words: z.GlobalMeta & { labels: Readonly<Record<Value, Translated>> }) =>
  z.enum(Object.keys(words.labels) as Value[]).meta(words);

/** At least one entry, each of the same shape. */
export const listOf = <Entry extends z.ZodType>(words: z.GlobalMeta, entry: Entry) => z.array(entry).min(1).meta(words);

/** A text of a pattern. */
export const matching = (pattern: RegExp, words?: z.GlobalMeta) => named(z.string().regex(pattern), words);
