/** Sections that are written once: the form of one where it stands, and the list of all that a site has. */

import { Anchor, Box, Button, Stack } from '@mantine/core';
import { flushSync } from 'react-dom';
import { keysOfPlace } from '../../../../findings/sections.ts';
import type { NamedField } from '../../../draft/fields/model.ts';
import { FieldList } from '../../fields/FieldList.tsx';
import { FindingsAt } from '../../fields/FindingText.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { placeOf } from '../../state/describe-place.ts';
import { countPages, placesOf, removeReused, sectionTitle, versionAt } from '../../state/reused.ts';
import { pointerOf } from '../../state/selection.ts';
import { useEditor, useNames, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './ReusedForm.module.css';
import { useSectionCommands } from './use-section-commands.ts';

interface ReusedSectionProps {
  fields: readonly NamedField[];
  /** Where it is written, and where it is put in. */
  at: string;
  place: string;
}

/** What holds on all its pages, and what the place says in its own way. */
export function ReusedSection({ fields, at, place }: ReusedSectionProps) {
  const words = useWords().reuse;
  const pages = useSelected((state) => countPages(state, at));
  const { makeOwn, changeVersion } = useSectionCommands();
  // As one text: it is another one only when what it says is.
  const version = useSelected((state) => {
    const found = versionAt(state, place);
    return found && (!found.isOwn || found.hasOther) ? `${found.isOwn ? '-' : '+'}${found.language.label}` : '';
  });
  return (
    <>
      <Stack gap={8} align="start" my="sm" p="sm" bdrs="md" bg="var(--editor-accent-ground)">
        <p>{words.note(pages)}</p>
        {version.startsWith('-') && <p>{words.version(version.slice(1))}</p>}
        {pages > 1 && (
          <details>
            <summary>{words.places(pages)}</summary>
            <Places at={at} />
          </details>
        )}
        {version && (
          <Button size="compact-sm" variant="default" onClick={() => changeVersion(place)}>
            {version.startsWith('-') ? words.removeVersion : words.makeVersion(version.slice(1))}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={() => makeOwn(place)}>
          {words.makeOwn}
        </Button>
      </Stack>
      <FindingsAt pointer={at} />
      {/* Its field stands below, at the place. */}
      <FindingsAt pointer={`${at}/id`} />
      <FieldList fields={fields.filter(({ key }) => key !== 'id')} at={at} />
      <Box component="h3" mt="xl">
        {words.onPage}
      </Box>
      <FieldList fields={fields.filter(({ key }) => keysOfPlace.includes(key)).map(withoutDefault)} at={place} />
    </>
  );
}

/** What is left out is as the definition says, and not as its default. */
function withoutDefault(field: NamedField): NamedField {
  if (field.kind !== 'choice') return field;
  const { otherwise: _, ...rest } = field;
  return rest;
}

/** All that a site has: each leads to its pages, where it is edited. */
export function ReusedForm() {
  const names = useNames('/reused');
  return (
    <ul className={classes.list}>
      {names.map((name) => (
        <li key={name} data-at={`/reused/${name}`} tabIndex={-1}>
          <Reused name={name} />
        </li>
      ))}
    </ul>
  );
}

function Reused({ name }: { name: string }) {
  const editor = useEditor();
  const words = useWords().reuse;
  const at = `/reused/${name}`;
  const title = useSelected((state) => sectionTitle(state, at));
  const pages = useSelected((state) => countPages(state, at));
  const remove = () => {
    flushSync(() =>
      editor.carryOut(removeReused(editor.state().document.value, name), {
        title: words.removed(name),
        at: '/reused',
      }),
    );
    editor.sayDone(words.removed(name));
  };
  return (
    <>
      <p>
        <strong>{title}</strong> <code>{name}</code> {pages === 0 ? words.on(0) : ''}
      </p>
      <FindingsAt pointer={at} />
      <Places at={at} />
      {pages === 0 && (
        <Button size="compact-sm" variant="default" onClick={remove}>
          {words.remove(name)}
        </Button>
      )}
    </>
  );
}

function Places({ at }: { at: string }) {
  const words = useWords().reuse;
  const places = useSelected((state) => placesOf(state, at).join('\n'))
    .split('\n')
    .filter(Boolean);
  return (
    <ul aria-label={words.places(places.length)}>
      {places.map((place) => (
        <li key={place}>
          <Place place={place} />
        </li>
      ))}
    </ul>
  );
}

function Place({ place }: { place: string }) {
  const editor = useEditor();
  const name = useSelected((state) => placeOf(state, place)[0] ?? '');
  const isHere = useSelected(({ selection }) => pointerOf(selection) === place);
  return isHere ? (
    <Hint span>{name}</Hint>
  ) : (
    <Anchor component="button" type="button" size="sm" onClick={() => editor.show(place, { focus: false })}>
      {name}
    </Anchor>
  );
}
