/** A publication before it is sent: what changes for visitors, what is still open, and what it is called. */

import { Anchor, Button, Checkbox, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Publication, Publishing, Sent } from '../../../publishing.ts';
import { DialogEnd } from '../../parts/Dialog.tsx';
import { isOpenValue, otherSteps } from '../../state/first-steps.ts';
import { formatTimeInSentence, personOf } from '../../state/format-time.ts';
import { useEditor, useTyped } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import { Acceptance } from './Acceptance.tsx';
import classes from './PublishDialog.module.css';
import { Details, FindingRows, Sentences } from './PublishLists.tsx';
import type { Phase, usePublishing } from './use-publishing.ts';

/** More is no first line of a commit's message. */
const maxLetters = 72;

interface ProposalProps {
  flow: ReturnType<typeof usePublishing>;
  phase: Extract<Phase, { kind: 'ready' | 'sending' }>;
}

export function Proposal({ flow, phase }: ProposalProps) {
  const all = useWords();
  const { publish: words, close } = all;
  const { publication, kind } = phase;
  const { errors, files, contested = [], sent, isBehind, publishers = [], isDirect, host } = publication;
  const [title, setTitle, forget] = useTyped('publication', () => publication.title.slice(0, maxLetters));
  const [replaces, setReplaces] = useState(false);
  const isBroken = errors.length > 0;
  const isEmpty = files.length === 0;
  const isUnchanged = sent?.isUnchanged === true && !replaces;
  const isToSend = !isEmpty && !isBroken && !isUnchanged;
  const canSend = isToSend && title.trim() !== '' && (replaces || files.length > contested.length);
  return (
    <Stack
      component="form"
      gap="lg"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && kind === 'ready') flow.send(publication, { title, ...(replaces && { replaces }) }, forget);
      }}
    >
      {phase.kind === 'ready' && phase.note !== undefined && <p className={classes.note}>{phase.note}</p>}
      {sent && <Waiting sent={sent} host={host} isEmpty={isEmpty} isBroken={isBroken} publishing={flow.publishing} />}
      {isBehind && (
        <Group className={classes.note} justify="space-between">
          <span>{words.behind(publishers.map((one) => personOf(one, all)))}</span>
          <Button size="xs" variant="default" onClick={flow.getLatest}>
            {words.latest}
          </Button>
        </Group>
      )}
      {isBroken ? (
        <section>
          <h3 style={{ color: 'var(--editor-error)' }}>{words.errors}</h3>
          <FindingRows findings={errors} close={flow.close} />
        </section>
      ) : (
        isEmpty && !sent && <strong>{words.nothing}</strong>
      )}
      {!isEmpty && (
        <section>
          {!isBroken && <Changes publication={publication} />}
          <Anchor component="button" type="button" size="sm" mt="sm" onClick={() => flow.askToGoBack(publication)}>
            {words.back}
          </Anchor>
        </section>
      )}
      {!isBroken && contested.length > 0 && (
        <Checkbox
          label={words.replace(contested)}
          description={words.contested}
          checked={replaces}
          onChange={(event) => setReplaces(event.currentTarget.checked)}
        />
      )}
      {isToSend && (
        <>
          <StillOpen publication={publication} close={flow.close} />
          <TextInput
            label={words.name}
            value={title}
            maxLength={maxLetters}
            required
            withAsterisk={false}
            data-autofocus
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </>
      )}
      {!isEmpty && !isBroken && <Details publication={publication} />}
      <DialogEnd>
        {isToSend && <Text flex="1 1 20rem">{isDirect ? words.whoDirect : words.whoAccepts(host)}</Text>}
        {isToSend ? (
          <Button
            type="submit"
            loading={kind === 'sending'}
            aria-disabled={!canSend}
            {...(!canSend && { 'data-disabled': true })}
          >
            {isDirect ? words.sendDirect : words.send}
          </Button>
        ) : (
          <Button onClick={flow.close} data-autofocus>
            {close}
          </Button>
        )}
      </DialogEnd>
    </Stack>
  );
}

interface WaitingProps {
  sent: Sent;
  host: string | undefined;
  isEmpty: boolean;
  isBroken: boolean;
  publishing: Publishing;
}

/** What was sent before, and what comes of sending now. */
function Waiting({ sent, host, isEmpty, isBroken, publishing }: WaitingProps) {
  const all = useWords();
  const { publish: words } = all;
  const next = isEmpty
    ? words.nothingButSent
    : sent.isUnchanged
      ? words.unchanged
      : sent.canGrow
        ? words.grows
        : words.doesNotGrow(sent.changedBy && personOf(sent.changedBy, all));
  return (
    <Paper component="section" withBorder p="sm">
      <p>
        <strong>{words.waiting(formatTimeInSentence(sent.at, all))}</strong> {(isEmpty || !isBroken) && next}
      </p>
      {sent.isUnchanged && <p>{words.whoAccepts(host)}</p>}
      {sent.isProposed && host !== undefined && <Acceptance publishing={publishing} branch={sent.branch} host={host} />}
      {sent.link !== undefined && host !== undefined && (
        <p>
          <Anchor href={sent.link} target="_blank" rel="noreferrer">
            {words.look(host)}
          </Anchor>
        </p>
      )}
    </Paper>
  );
}

function Changes({ publication: { sent, sentences } }: { publication: Publication }) {
  const words = useWords().publish;
  if (!sent?.since || sent.isUnchanged) {
    return (
      <>
        <h3>{words.changes}</h3>
        <Sentences sentences={sentences} />
      </>
    );
  }
  return (
    <>
      <h3>{words.since}</h3>
      <Sentences sentences={sent.since} />
      {sentences && (
        <details className={classes.more}>
          <summary>{words.all(sentences.filter(({ isHint }) => !isHint).length)}</summary>
          <Sentences sentences={sentences} />
        </details>
      )}
    </>
  );
}

/** Under the names, and with the numbers, that they have everywhere in the editor: what is open is counted together with texts that are samples. */
function StillOpen({ publication: { findings, missing }, close }: { publication: Publication; close: () => void }) {
  const words = useWords();
  const samples = otherSteps(useEditor().state()).map(({ pointer }) => pointer);
  const placeholders = missing.filter(({ pointer }) => isOpenValue(pointer));
  const others = missing.filter(({ pointer }) => !isOpenValue(pointer));
  const texts = findings.filter(({ pointer }) => samples.includes(pointer));
  const count = new Set([...placeholders, ...texts].map(({ pointer }) => pointer)).size;
  return (
    <>
      <Folded title={words.publish.missing(others.length)} count={others.length} isOpen>
        <FindingRows findings={others} close={close} />
      </Folded>
      <Folded title={words.warnings(findings.length)} count={findings.length}>
        <FindingRows findings={findings} close={close} />
      </Folded>
      <Folded title={words.firstSteps.left(count)} count={count}>
        <FindingRows findings={texts} close={close} />
        <FindingRows findings={placeholders} close={close} isBrief />
      </Folded>
    </>
  );
}

interface FoldedProps {
  title: string;
  /** A fold with nothing in it is left out. */
  count: number;
  isOpen?: boolean;
  children: ReactNode;
}

function Folded({ title, count, isOpen = false, children }: FoldedProps) {
  return (
    count > 0 && (
      <details className={classes.open} open={isOpen}>
        <summary>{title}</summary>
        {children}
      </details>
    )
  );
}
