/** What rules about sites in several languages have in common. */
import { pointerKeys, pointerTo } from '../../json-text/pointer.ts';
import type { ConstantValue } from '../../manifest/resolve/constants.ts';
import { languageIndexOf, pagePointerOf } from '../../manifest/resolve/references.ts';
import type { WrittenLanguage } from '../../manifest/resolve/site-languages.ts';
import type { CheckContext, PlacedPage } from './rule.ts';

/** A language of a site. */
export interface LanguagePart {
  /** Where what is its own stands: empty for the site's own language. */
  pointer: string;
  /** What is its own; undefined for the site's own language. */
  written: WrittenLanguage | undefined;
  shell: CheckContext['shells'][0];
  /** Its pages. */
  pages: PlacedPage[];
}

/** The languages of a site, its own first. */
export const languageParts = ({ manifest, shells, pages }: Pick<CheckContext, 'manifest' | 'shells' | 'pages'>): LanguagePart[] =>
  shells.map((shell, index) => ({
    pointer: index === 0 ? '' : `/languages/${index - 1}`,
    written: manifest.languages?.[index - 1],
    shell,
    pages: shells.length === 1 ? [...pages] : pages.filter(({ lang }) => lang === shell.lang),
  }));

/** Finds the language that is written at a place: that of the section, where it names one, else that of the page or the language around. */
export function languageFinder({ sections, shellAt }: Pick<CheckContext, 'sections' | 'shellAt'>): (pointer: string) => string {
  const ofSections = new Map(sections.map(({ pointer, props }) => [pointer, props.lang]));
  return (pointer) => ofSections.get(pointerKeys(pointer).slice(0, 4).reduce(pointerTo, '')) ?? shellAt(pointer).lang;
}

/** Every constant and placeholder where it is written, those of all languages included. */
export function writtenConstants({
  constants,
  manifest: { languages = [] },
}: Pick<CheckContext, 'constants' | 'manifest'>): { name: string; value: ConstantValue; pointer: string }[] {
  const ofLanguages = languages.flatMap((language, index) =>
    (['constants', 'placeholders'] as const).flatMap((list) =>
      Object.entries(language[list] ?? {}).map(([name, value]) => ({
        name,
        value,
        pointer: pointerTo(`/languages/${index}/${list}`, name),
      })),
    ),
  );
  return [...[...constants].map(([name, { value, pointer }]) => ({ name, value, pointer })), ...ofLanguages];
}

/** Whether what stands at a pointer is seen in a language: on its pages, in its own parts, or in what languages share. */
export function isSeenIn({ shell }: LanguagePart, pointer: string, { shellAt }: Pick<CheckContext, 'shellAt'>): boolean {
  const isShared = pagePointerOf(pointer) === undefined && languageIndexOf(pointer) === undefined;
  return isShared || shellAt(pointer).lang === shell.lang;
}

/** The path of what a page translates. The home page of a language translates that of the site, where it does not say otherwise. */
export const originalOf = (
  { pointer, path, written: { translates } }: PlacedPage,
  { shellAt }: Pick<CheckContext, 'shellAt'>,
): string | undefined => translates ?? (path === shellAt(pointer).home ? '/' : undefined);
