/** The choice of a section type. The one that is pointed at shows what it looks like on this site. */

import { Box, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { child } from '../../../../json-text/pointer.ts';
import { summaryOf } from '../../../draft/fields/blank.ts';
import { SiteIcon } from '../../fields/SiteIcon.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Caption, Hint } from '../../parts/Hint.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { focusFirstRow, focusSelectedRow, moveFocus } from '../../parts/roving.ts';
import { SearchInput } from '../../parts/SearchInput.tsx';
import { isNarrow } from '../../state/device.ts';
import { fillIn } from '../../state/fill-in.ts';
import { countPages, newSection, reusedOf } from '../../state/reused.ts';
import { useEditorAndWords, useSelected, useTyped } from '../../state/use-editor.ts';
import { findTypes, inGroups } from './find-types.ts';
import classes from './Picker.module.css';
import { SampleFrame } from './SampleFrame.tsx';

/** @param place - where the new section stands among those of the page */
export function Picker({ page, place, close }: { page: number; place: number; close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const { sections = {}, groups = [] } = useSelected(({ forms }) => forms) ?? {};
  const [search, setSearch, forget] = useTyped('section', () => '');
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const state = editor.state();
  // Those that stand on several pages come first, found by all that they say of themselves.
  const reused = reusedOf(state).map(({ name, pointer, section }) => {
    const form = sections[String(child(section, 'type'))];
    const summary = form ? fillIn(summaryOf({ ...form, kind: 'object', optional: false }, section), state.document.value) : '';
    const detail = [summary, words.reuse.on(countPages(state, pointer))].filter(Boolean).join(' · ');
    const icon = form?.icon ?? 'puzzle';
    return {
      choice: pointer,
      icon,
      title: words.reuse.named(form?.title ?? name),
      detail,
      all: `${name} ${summary} ${form?.title}`,
    };
  });
  const isMeant = ({ all, title }: (typeof reused)[number]) =>
    `${title} ${all}`.toLowerCase().includes(search.trim().toLowerCase());
  const meant = reused.filter(isMeant);
  const types = findTypes(sections, search);
  const ofType = (type: string) => ({
    choice: type,
    icon: sections[type]?.icon ?? 'puzzle',
    title: sections[type]?.title ?? type,
    detail: sections[type]?.description ?? '',
  });
  // Who looks for something has the likeliest first, wherever it belongs.
  const offered = [
    ...(meant.length > 0 ? [{ title: words.reusedSections, choices: meant }] : []),
    ...(search.trim() === '' ? inGroups({ sections, groups }, types, words.ownSections) : [{ title: '', types }]).map(
      (group) => ({
        title: group.title,
        choices: group.types.map(ofType),
      }),
    ),
  ];
  const choices = offered.flatMap((group) => group.choices);
  const found = choices.map(({ choice }) => choice);
  const current = found.find((type) => type === pointed) ?? found[0];
  const titleOf = (type: string) => choices.find(({ choice }) => choice === type)?.title ?? type;
  const add = (type: string) => {
    const title = words.added(titleOf(type));
    const select = { kind: 'section', page, section: place } as const;
    editor.insert(`/routes/${page}/sections`, place, newSection({ ...editor.state(), page }, type), { title, select });
    // Where one pane is seen at a time, what is added is written in next.
    const hasOnePane = isNarrow();
    editor.show(`/routes/${page}/sections/${place}`, { focus: hasOnePane });
    editor.say(title);
    forget();
    close();
    if (!hasOnePane) focusSelectedRow();
  };
  return (
    <Dialog onClose={close} title={words.picker} size="70rem">
      <div className={classes.root}>
        <Stack gap="sm" mih={0}>
          <SearchInput
            label={words.pickerSearch}
            value={search}
            change={(text) => {
              setSearch(text);
              // What is found first is what Enter takes.
              setPointed(undefined);
            }}
            take={() => current !== undefined && add(current)}
            enterList={() => focusFirstRow(list.current)}
          />
          {found.length === 0 && <p role="status">{words.noType}</p>}
          <Box component="ul" ref={list} flex={1} mih={0} style={{ overflowY: 'auto' }} onKeyDown={moveFocus}>
            {offered.map(({ title: among, choices }) => (
              <li key={among}>
                {among !== '' && (
                  <Caption mt="sm" mx={10} mb={4}>
                    {among}
                  </Caption>
                )}
                <ul>
                  {choices.map(({ choice, title, detail, icon }) => (
                    <li key={choice}>
                      <RowButton
                        className={classes.type}
                        data-row
                        data-pointed={choice === current || undefined}
                        tabIndex={choice === found[0] ? 0 : -1}
                        onPointerMove={() => setPointed(choice)}
                        onFocus={() => setPointed(choice)}
                        onClick={() => add(choice)}
                      >
                        <SiteIcon name={icon} />
                        <strong>{title}</strong>
                        <Hint span size="xs">
                          {detail}
                        </Hint>
                      </RowButton>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </Box>
        </Stack>
        {current !== undefined && <SampleFrame type={current} title={titleOf(current)} />}
      </div>
    </Dialog>
  );
}
