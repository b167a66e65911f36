import { useId } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { InlineText, TextElement, TextLink } from '../../parts/InlineText.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Menu.module.css';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuMark } from './MenuMark.tsx';
import type definition from './schema.ts';

export function Menu({ eyebrow, title, text, contents, marks = [], groups, note, actions }: PropsOf<typeof definition>) {
  // Two menus may share a page. Like React's, no author's own name begins with an underscore (render/own-ids.ts).
  const id = useId();
  const idOf = (index: number) => groups[index]?.id ?? `${id}${index + 1}`;
  const hasContents = contents !== undefined && groups.length > 1;
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} />
      {marks.length > 0 && (
        <ul className={`${styles.marks} small-print`}>
          {marks.map((mark, index) => (
            <li key={index}>
              <MenuMark mark={mark} />
              <InlineText text={mark.label} />
            </li>
          ))}
        </ul>
      )}
      {hasContents && (
        <nav className={styles.contents} aria-label={contents}>
          <ul>
            {groups.map((group, index) => (
              <li key={index}>
                <TextLink text={plainText(group.title) ?? ''} href={{ hash: `#${idOf(index)}` }} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <MenuGroup key={index} group={group} marks={marks} id={hasContents ? idOf(index) : group.id} />
        ))}
      </div>
      <TextElement text={note} className={`${styles.note} small-print`} />
      <ActionLinks actions={actions} />
    </>
  );
}
