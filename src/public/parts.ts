/**
 * What the component of a site's own section type is made of, beside elements and Mantine: `import { Heading, Picture } from
 * '<package>/parts'`. Versions of the package promise this and what `section.ts` holds, and nothing else; docs/fields.md shows each.
 */
/// <reference types="vite/client" />
export { ActionLink, ActionLinks } from '../parts/ActionLinks.tsx';
export { Blocks, ListAndQuotation } from '../parts/Blocks.tsx';
export { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
export { Consent } from '../parts/Consent.tsx';
export { Eyebrow } from '../parts/Eyebrow.tsx';
export { Feature } from '../parts/Feature.tsx';
export { Heading } from '../parts/Heading.tsx';
export { Icon } from '../parts/Icon.tsx';
export { IconFrame } from '../parts/IconFrame.tsx';
export { InlineText, Paragraphs, useLanguage } from '../parts/InlineText.tsx';
export { initialsOf } from '../parts/initials.ts';
export { LinkTo } from '../parts/LinkTo.tsx';
export { MailAddress } from '../parts/MailAddress.tsx';
export { Moment } from '../parts/Moment.tsx';
export { NetworkLinks } from '../parts/NetworkLinks.tsx';
export { Figure, Picture, PictureAlone } from '../parts/Picture.tsx';
export { PictureGroup } from '../parts/PictureGroup.tsx';
export { PointList } from '../parts/PointList.tsx';
export { plainText } from '../parts/plain-text.ts';
export { Quotation } from '../parts/Quotation.tsx';
export { SectionIntro } from '../parts/SectionIntro.tsx';
export { useEnlarging } from '../parts/use-enlarging.tsx';
