/** Publishing: what changes for visitors, what is still open, what goes where; and back from there. */

import { Button, Group, Loader, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../../json-text/value.ts';
import type { Publication, Publishing } from '../../../publishing.ts';
import { Dialog, DialogEnd } from '../../parts/Dialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { useNarrow } from '../../parts/use-narrow.ts';
import { conflictToDecide } from '../../state/editor-state.ts';
import { fillIn } from '../../state/fill-in.ts';
import { useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import { Acceptance } from './Acceptance.tsx';
import { Proposal } from './Proposal.tsx';
import classes from './PublishDialog.module.css';
import { Details, Sentences } from './PublishLists.tsx';
import { type Phase, usePublishing } from './use-publishing.ts';

/** The button, and the dialog that it opens. */
export function PublishButton({ publishing }: { publishing: Publishing }) {
  const words = useWords().publish;
  const isNarrow = useNarrow();
  const flow = usePublishing(publishing);
  const { phase, close } = flow;
  const titles: Partial<Record<Phase['kind'], string>> = { asking: words.backTitle, back: words.backStep };
  // The author decides there first.
  const isDeciding = useSelected((state) => conflictToDecide(state) !== undefined);
  return (
    <>
      <Button variant="default" size="sm" data-publishes onClick={flow.prepare} aria-label={words.open}>
        {isNarrow ? words.openShort : words.open}
      </Button>
      {phase.kind !== 'closed' && !isDeciding && (
        <Dialog onClose={close} title={titles[phase.kind] ?? words.title} size="xl">
          <Content flow={flow} phase={phase} />
        </Dialog>
      )}
    </>
  );
}

function Content(props: { flow: ReturnType<typeof usePublishing>; phase: Phase }) {
  const root = useRef<HTMLDivElement>(null);
  // What had the focus may be gone with the step before.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  });
  return (
    <Stack ref={root} gap="md" className={classes.root}>
      <Step {...props} />
    </Stack>
  );
}

function Step({ flow, phase }: { flow: ReturnType<typeof usePublishing>; phase: Phase }) {
  const { publish: words, undo, reload } = useWords();
  switch (phase.kind) {
    case 'preparing':
      return <Working>{words.preparing}</Working>;
    case 'beginning':
      return <Working>{words.sending}</Working>;
    case 'first':
      return (
        <>
          <div>
            <p>
              <strong>{words.neverSent}</strong>
            </p>
            <p>{words.firstVersion}</p>
          </div>
          <Group justify="end">
            <Button onClick={flow.begin} data-autofocus>
              {words.begin}
            </Button>
          </Group>
        </>
      );
    case 'latest':
      return <Working>{words.gettingLatest}</Working>;
    case 'unsaved':
      return (
        <p tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
          {words.unsaved}
        </p>
      );
    case 'failed':
      return (
        <>
          <NotPossible message={phase.message} />
          <Group justify="end">
            <Button variant="default" onClick={phase.needsReload ? () => location.reload() : flow.prepare} data-autofocus>
              {phase.needsReload ? reload : words.again}
            </Button>
          </Group>
        </>
      );
    case 'conflict':
      return (
        <>
          <p>{words.conflict}</p>
          <Group justify="end">
            <Button onClick={flow.getLatest} data-autofocus>
              {words.latest}
            </Button>
          </Group>
        </>
      );
    case 'sent':
      return <SentNow flow={flow} {...phase} />;
    case 'asking':
      return <BackQuestion flow={flow} publication={phase.publication} />;
    case 'back':
      return (
        <>
          <p>{words.backDone}</p>
          <Group justify="end">
            <Button variant="default" onClick={flow.undo}>
              {undo}
            </Button>
            <Button onClick={flow.close} data-autofocus>
              {words.done}
            </Button>
          </Group>
        </>
      );
    case 'ready':
    case 'sending':
      return <Proposal key={phase.publication.id} flow={flow} phase={phase} />;
    default:
      return null;
  }
}

/** What is missing, and what whoever looks after the website has to know of it, to be copied into a message to them. */
function NotPossible({ message }: { message: string }) {
  const { publish: words } = useWords();
  const site = useSelected(({ document }) => fillIn(String(valueAt(document.value, '/site/name') ?? ''), document.value));
  const [isCopied, setCopied] = useState(false);
  const [said = '', detail = ''] = message.split('\n');
  return (
    <Stack gap="xs" align="start">
      <p>
        <strong>{words.notPossible}</strong>
      </p>
      <p>{said}</p>
      <Hint>{words.savingIsEnough}</Hint>
      {detail !== '' && (
        <>
          <details className={classes.more}>
            <summary>{words.forWhoLooksAfter}</summary>
            <p>{detail}</p>
          </details>
          <Button
            size="xs"
            variant="light"
            onClick={async () => {
              await navigator.clipboard.writeText(words.askThem(site, said, detail));
              setCopied(true);
            }}
          >
            {isCopied ? words.copied : words.copyForThem}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Where it is accepted, and what is left to do for that. */
function SentNow({
  flow,
  published,
  publication,
}: Extract<Phase, { kind: 'sent' }> & { flow: ReturnType<typeof usePublishing> }) {
  const words = useWords().publish;
  const { branch, link, isProposed } = published;
  const { host, sent, isDirect } = publication;
  const isAdded = sent?.branch === branch;
  const isByHand = link === undefined || host === undefined;
  const isDone = isProposed === true && host !== undefined;
  const next = isDirect
    ? words.whoDirect
    : isAdded
      ? words.added
      : isDone
        ? words.whoAccepts(host)
        : isByHand
          ? words.nextByHand
          : words.nextByLink(host);
  return (
    <>
      <div>
        <p>
          <strong>{isDirect ? words.sentDirect : words.sent}</strong>
        </p>
        <p>{next}</p>
      </div>
      {isDone && !isDirect && <Acceptance publishing={flow.publishing} branch={branch} host={host} />}
      <Details publication={publication} branch={branch} />
      <Group justify="end">
        <Button variant={link === undefined ? 'filled' : 'default'} onClick={flow.close} data-autofocus>
          {words.done}
        </Button>
        {link !== undefined && host !== undefined && (
          <Button component="a" href={link} {...(isProposed && { variant: 'default' })} target="_blank" rel="noreferrer">
            {isAdded || isProposed ? words.look(host) : words.openLink(host)}
          </Button>
        )}
      </Group>
    </>
  );
}

function BackQuestion({ flow, publication }: { flow: ReturnType<typeof usePublishing>; publication: Publication }) {
  const { publish: words, cancel } = useWords();
  const { sent } = publication;
  const changes = publication.sentences?.filter(({ isHint }) => !isHint) ?? [];
  return (
    <>
      <p>{words.backAsk(changes.length)}</p>
      {changes.length > 0 && <Sentences sentences={changes} />}
      <p>
        {words.backCanUndo} {sent && words.backKeepsSent}
      </p>
      <DialogEnd>
        <Button variant="default" onClick={() => flow.show(publication)} data-autofocus>
          {cancel}
        </Button>
        <Button onClick={flow.goBack}>{words.backNow}</Button>
      </DialogEnd>
    </>
  );
}

function Working({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" wrap="nowrap" mih="6rem" tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
      <Loader size="sm" aria-hidden />
      <span>{children}</span>
    </Group>
  );
}
