/**
 * What a site's own section type is made of, besides its component: `import { defineSection, richText, z } from '<package>/section'`.
 * Versions of the package promise this and what `parts.ts` holds, and nothing else; docs/own-sections.md explains it.
 */
/// <reference types="vite/client" />
export { z } from 'zod';
export type {
  Day,
  FieldLimit,
  Group,
  Href,
  Icon,
  Image,
  Inline,
  Resources,
  SeasonDay,
  Time,
  Verbatim,
  Weekday,
  Weekdays,
} from '../../schema/atoms.ts';
export type { Block, ListOrQuotation } from '../../schema/blocks.ts';
export { articleBlocks, blocks, blocksWithFigures, listOrQuotation, paragraph, quotation } from '../../schema/blocks.ts';
export { date, dayLimit, fieldLimit, seasonDay, time, weekdays } from '../../schema/date-fields.ts';
export { defineSection, type PropsOf, type SectionDefinition } from '../../schema/define-section.ts';
export {
  actions,
  anchor,
  breadcrumbs,
  callingCode,
  captionedImage,
  eyebrow,
  group,
  href,
  icon,
  image,
  introduction,
  language,
  link,
  linkedImage,
  networks,
  paragraphs,
  plainImage,
  plainText,
  ratio,
  richText,
  titledIntroduction,
  verbatim,
  webAddress,
  wholeNumber,
} from '../../schema/fields.ts';
export type { Json } from '../../schema/json.ts';
export { add, change, map, move, remove, rename, type SectionMigration } from '../../schema/migrations.ts';
export { enlargingLabels, oneOrSeveralImages } from '../../schema/picture-fields.ts';
export { consent, endpoint, framed, loadMode, mailbox, resources } from '../../schema/resources.ts';
export { choiceOf, listOf, toggle } from '../../schema/shapes.ts';
export { amount, code } from '../findings/words/phrases.ts';
export type { Fact, FactsContext, SectionFacts } from '../parts/section-facts.ts';
export type { CheckContext, PlacedSection, SiteRule as Rule } from '../rules/support/rule.ts';
