import { memo } from 'react';
import type { Section as SectionData } from '../../schema/resolved.ts';
import { HeadingLevelProvider } from '../parts/Heading.tsx';
import { LanguageProvider } from '../parts/InlineText.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import { usesBackdrops } from '../parts/site-uses.ts';
import { components } from '../registry/section-components.ts';
import { Backdrop } from './Backdrop.tsx';
import styles from './Section.module.css';

interface SectionProps {
  section: SectionData;
  /** `title`: this section's title is the page's title. */
  position: 'title' | 'other';
}

/** One section: its band, its place among the headings, and the component of its type. */
export const Section = memo(function Section({ section, position }: SectionProps) {
  const { type, id, lang, dir, tone, edge, backdrop, ...props } = section;
  const { shell } = useSurroundings();
  const Component = components[type];
  // Never leave a section out: the loader has refused unknown types, so this is our bug, and the build must fail.
  if (!Component) throw new Error(`There is no component for the section type "${type}".`);
  // A section without a title of its own has its items where its title would be.
  const level = position === 'title' || section.title === undefined ? 1 : 2;
  // What has no heading is no section of the document's outline.
  const Banner = section.title === undefined ? 'div' : 'section';
  const content = (
    <div className={styles.inner}>
      <HeadingLevelProvider value={level}>
        <Component {...props} />
      </HeadingLevelProvider>
    </div>
  );
  return (
    // An anchor's target takes the focus, so that Tab goes on from there.
    <Banner
      id={id}
      tabIndex={id ? -1 : undefined}
      lang={lang}
      dir={dir}
      data-section={type}
      data-tone={tone}
      data-look-edge={edge}
      className={styles.root}
    >
      <LanguageProvider value={lang ?? shell.lang}>
        {usesBackdrops ? <Backdrop image={backdrop}>{content}</Backdrop> : content}
      </LanguageProvider>
    </Banner>
  );
});
