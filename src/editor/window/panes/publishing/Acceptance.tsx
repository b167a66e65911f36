/** What has become of what was sent: its checks; and taking it over, once they are green. */
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Publishing, Standing } from '../../../publishing.ts';
import { formatTime, personOf } from '../../state/format-time.ts';
import { sentenceOf } from '../../state/sentence-of.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './PublishDialog.module.css';

/** Checks take minutes. In milliseconds. */
const lookEveryMs = 10_000;

interface AcceptanceProps {
  publishing: Publishing;
  branch: string;
  host: string;
}

export function Acceptance({ publishing, branch, host }: AcceptanceProps) {
  const editor = useEditor();
  const all = useWords();
  const { publish: words, onlineSince, locale } = all;
  const [standing, setStanding] = useState<Standing>();
  const [said, setSaid] = useState('');
  /** Why it could not be looked. */
  const [failure, setFailure] = useState('');
  const [isAccepting, setAccepting] = useState(false);
  /** Counts up to look at once. */
  const [asked, setAsked] = useState(0);
  const site = useSelected((state) => state.site);
  const [before] = useState(site);
  // Another build than when this was opened.
  const since = site?.kind === 'online' && !(before?.kind === 'online' && before.since === site.since) ? site.since : undefined;
  const isOver = standing?.state === 'merged' || standing?.state === 'closed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again.
  useEffect(() => {
    if (isOver || isAccepting) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const now = await publishing.standing?.(branch);
        if (isGone) return;
        setStanding(now);
        setFailure('');
      } catch (error) {
        if (isGone) return;
        setFailure(sentenceOf(error, editor.state().lang));
      }
      timer = setTimeout(look, lookEveryMs);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [publishing, branch, editor, isOver, isAccepting, asked]);

  const accept = async () => {
    setAccepting(true);
    setSaid('');
    try {
      const accepted = await publishing.accept?.(branch);
      if (accepted === 'done') setStanding({ state: 'merged', link: standing?.link ?? '' });
      else setSaid(words.stale);
    } catch (error) {
      setSaid(sentenceOf(error, editor.state().lang));
    }
    setAccepting(false);
    setAsked(asked + 1);
  };

  const why = said || failure;
  if (!standing && why === '') return null;
  return (
    <Stack gap="xs" my="xs" className={classes.note} role="status">
      {standing && (
        <p>
          {standing.state === 'merged' && since !== undefined
            ? onlineSince(formatTime(since, locale))
            : words.standings[standing.state](host, standing.by && personOf(standing.by, all))}
        </p>
      )}
      {why !== '' && <p>{why}</p>}
      <Group gap="sm">
        {standing?.state === 'ready' && (
          <Button onClick={() => void accept()} loading={isAccepting}>
            {words.accept}
          </Button>
        )}
        {(standing?.state === 'failed' || standing?.state === 'blocked') && (
          <Anchor href={standing.link} target="_blank" rel="noreferrer">
            {words.look(host)}
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}
