import { Fragment } from 'react';
import type { Page as PageData } from '../../schema/resolved.ts';
import { pageFacts } from '../parts/FactList.tsx';
import { LeadingImageProvider } from '../parts/Picture.tsx';
import { entryLinks } from './EntryLinks.tsx';
import { findLeadingImage } from './leading-image.ts';
import { Section } from './Section.tsx';

/** The sections of a page. The first one with a title holds the page's only `h1`. */
export function Page({ page }: { page: PageData }) {
  const first = page.sections.findIndex((section) => section.title !== undefined);
  return (
    <LeadingImageProvider value={findLeadingImage(page)}>
      {page.sections.map((section, index) => (
        // Sections have no identity of their own; the path keeps those of two pages apart.
        <Fragment key={`${page.path} ${index}`}>
          <Section section={section} position={index === first ? 'title' : 'other'} />
          {index === 0 && pageFacts(page)}
        </Fragment>
      ))}
      {entryLinks(page)}
    </LeadingImageProvider>
  );
}
