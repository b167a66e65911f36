/** What was kept before: by day and time, with what each has changed. One of them can be looked at, and comes back from there. */

import { Box, Loader, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { groupBy } from '../../../../../schema/group-by.ts';
import type { Sentence } from '../../../publishing.ts';
import type { Version, Versions } from '../../../storage.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { sentenceOf } from '../../state/sentence-of.ts';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import { plain } from './VersionDifferences.tsx';

/** What has changed is asked for the newest alone: each answer compares two sites. */
const compared = 30;

export function VersionsDialog({ versions, close }: { versions: Versions; close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const { list, changes, failed } = useVersions(versions);
  const days = groupBy(list ?? [], ({ time }) => dayOf(time, words.locale));
  const isCompared = new Set(list?.slice(0, compared).map(({ id }) => id));
  return (
    <Dialog title={words.versions.title} onClose={close} size="lg">
      <Text mb={8}>{words.versions.hint}</Text>
      {failed !== undefined && <p role="alert">{failed}</p>}
      {!list && failed === undefined && <Loader size="sm" role="status" aria-label={words.versions.title} />}
      {list?.length === 0 && <p>{words.versions.none}</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <Box component="h3" mt="md" mb={8}>
            {day}
          </Box>
          <ul>
            {ofDay.map((version) => (
              <li key={version.id}>
                <RowButton
                  onClick={() => {
                    close();
                    void editor.lookAt(version);
                  }}
                >
                  <span>
                    <strong>{clockOf(version, words.locale)}</strong> {words.versions.by[version.by]}
                    {version.author !== undefined && ` (${version.author})`}
                    {version.title !== undefined && words.versions.titled(version.title)}
                    {version.without && ` (${words.versions.without(version.without)})`}
                  </span>
                  {isCompared.has(version.id) && <Changed changes={changes.get(version.id)} />}
                </RowButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** One line, also before it is known: the entries below stay where they are. */
function Changed({ changes }: { changes: readonly Sentence[] | undefined }) {
  const words = useWords().versions;
  const [first, ...rest] = (changes ?? []).filter(({ isHint }) => !isHint);
  const text = first && plain(`${first.where}: ${first.what}`) + (rest.length > 0 ? ` ${words.more(rest.length)}` : '');
  return (
    <Hint span mih="1lh" truncate title={text}>
      {text}
    </Hint>
  );
}

/** The list, and one after the other what each of the newest has changed. */
function useVersions(versions: Versions) {
  const lang = useSelected((state) => state.lang);
  const [list, setList] = useState<Version[]>();
  const [changes, setChanges] = useState<ReadonlyMap<string, readonly Sentence[]>>(new Map());
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isOpen = true;
    const ask = async () => {
      const all = await versions.list();
      if (isOpen) setList(withSeconds(all));
      for (const { id } of all.slice(0, compared)) {
        if (!isOpen) return;
        const said = await versions.changes(id, lang);
        if (isOpen && said) setChanges((known) => new Map(known).set(id, said));
      }
    };
    ask().catch((error) => isOpen && setFailed(sentenceOf(error, lang)));
    return () => {
      isOpen = false;
    };
  }, [versions, lang]);
  return { list, changes, failed };
}

/** `Gestern, 26. November 2026`; what is longer ago has its weekday. */
function dayOf(time: number, locale: string): string {
  const date = new Date(time);
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  // Rounded, since a day has 23 or 25 hours when the clocks change.
  const ago = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000);
  if (ago > 1) return date.toLocaleDateString(locale, { weekday: 'long', ...style });
  const [first = '', ...rest] = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
  return `${first.toLocaleUpperCase(locale)}${rest.join('')}, ${date.toLocaleDateString(locale, style)}`;
}

/** Says of each whether only the seconds tell it from the one before or after it. */
function withSeconds(versions: readonly Version[]): Version[] {
  const minutes = versions.map(({ time }) => Math.floor(time / 60_000));
  return versions.map((version, index) => ({
    ...version,
    isByTheSecond: [minutes[index - 1], minutes[index + 1]].includes(minutes[index]),
  }));
}

const clockOf = ({ time, isByTheSecond }: Version, locale: string) =>
  new Date(time).toLocaleTimeString(locale, { timeStyle: isByTheSecond ? 'medium' : 'short' });
