import type { Page as PageData } from '../../schema/resolved.ts';
import { pageFacts } from '../parts/FactList.tsx';
import { LeadingImageProvider } from '../parts/Picture.tsx';
import { entryLinks } from './EntryLinks.tsx';
import { findLeadingImage } from './leading-image.ts';
import { Section } from './Section.tsx';

/** The sections of a page. The first one with a title holds the page's only `h1`. */
export function Page({ page }: { page: PageData }) {
  const first = page.sections.findIndex((section) => section.title !== undefined);
  const facts = pageFacts(page);
  const sections = page.sections.map((section, index) => (
    // Sections have no identity of their own; the path keeps those of two pages apart.
    <Section key={`${page.path} ${index}`} section={section} position={index === first ? 'title' : 'other'} />
  ));
  return (
    <LeadingImageProvider value={findLeadingImage(page)}>
      {facts ? [...sections.slice(0, 1), facts, ...sections.slice(1)] : sections}
      {entryLinks(page)}
    </LeadingImageProvider>
  );
}
