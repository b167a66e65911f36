/** A publication before it is sent: everything that will go, and what it is called. */
import { Button, Group, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { PublishFinding, Sentence } from '../../publishing.ts';
import { RowButton } from '../parts/RowButton.tsx';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './PublishDialog.module.css';
import type { Phase, usePublishing } from './use-publishing.ts';

/** More nobody reads before publishing. */
const mostSentences = 100;

interface ProposalProps {
  flow: ReturnType<typeof usePublishing>;
  phase: Extract<Phase, { kind: 'ready' | 'sending' }>;
}

export function Proposal({ flow, phase }: ProposalProps) {
  const words = useWords().publish;
  const { publication, kind } = phase;
  const { errors, findings, files, remote, target, checks, sentences } = publication;
  const [title, setTitle] = useState(publication.title);
  const isEmpty = files.length === 0;
  const canSend = !isEmpty && errors.length === 0 && title.trim() !== '';
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && kind === 'ready') flow.send(publication, title);
      }}
    >
      {phase.kind === 'ready' && phase.note !== undefined && <p className={classes.note}>{phase.note}</p>}
      {errors.length > 0 ? (
        <section>
          <h3 className={classes.error}>{words.errors}</h3>
          <FindingRows findings={errors} close={flow.close} />
        </section>
      ) : isEmpty ? (
        <p>
          <strong>{words.nothing}</strong>
        </p>
      ) : (
        <section>
          <h3>{words.changes}</h3>
          <Sentences sentences={sentences} />
        </section>
      )}
      {findings.length > 0 && !isEmpty && (
        <details className={classes.open}>
          <summary>{words.findings(findings.length)}</summary>
          <FindingRows findings={findings} close={flow.close} />
        </details>
      )}
      {!isEmpty && errors.length === 0 && (
        <>
          <dl className={classes.facts}>
            <dt>{words.files}</dt>
            <dd>
              {files.map(({ path, change }) => (
                <div key={path}>
                  {path} <span className={classes.muted}>{words.kinds[change]}</span>
                </div>
              ))}
            </dd>
            <dt>{words.target}</dt>
            <dd>
              {remote.address} <span className={classes.muted}>{`${remote.name}, ${target}`}</span>
            </dd>
            {checks.length > 0 && (
              <>
                <dt>{words.checks}</dt>
                <dd>
                  {checks.map(({ name, commands }) => (
                    <div key={name}>
                      {name} <span className={classes.muted}>{commands.join(', ')}</span>
                    </div>
                  ))}
                </dd>
              </>
            )}
          </dl>
          <TextInput
            label={words.name}
            value={title}
            maxLength={200}
            required
            withAsterisk={false}
            data-autofocus
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <p className={classes.muted}>{words.note}</p>
        </>
      )}
      <Group justify="space-between">
        <Group gap="xs">
          <Button
            variant="subtle"
            disabled={kind === 'sending'}
            onClick={flow.getLatest}
            {...(isEmpty && { 'data-autofocus': true })}
          >
            {words.latest}
          </Button>
          {!isEmpty && (
            <Button variant="subtle" disabled={kind === 'sending'} onClick={flow.goBack}>
              {words.back}
            </Button>
          )}
        </Group>
        {!isEmpty && errors.length === 0 && (
          <Button
            type="submit"
            loading={kind === 'sending'}
            aria-disabled={!canSend}
            {...(!canSend && { 'data-disabled': true })}
          >
            {words.send}
          </Button>
        )}
      </Group>
    </form>
  );
}

function Sentences({ sentences }: { sentences: readonly Sentence[] | undefined }) {
  const words = useWords().publish;
  if (!sentences) return <p>{words.notComparable}</p>;
  if (sentences.length === 0) return <p>{words.noChanges}</p>;
  const rest = sentences.length - mostSentences;
  return (
    <ul className={classes.sentences}>
      {sentences.slice(0, mostSentences).map(({ where, what }, index) => (
        <li key={index}>
          <span className={classes.muted}>{withCode(where)}</span>
          {withCode(what)}
        </li>
      ))}
      {rest > 0 && <li>{words.more(rest)}</li>}
    </ul>
  );
}

/** Each leads to its place. */
function FindingRows({ findings, close }: { findings: readonly PublishFinding[]; close: () => void }) {
  const editor = useEditor();
  return (
    <ul className={classes.findings}>
      {findings.map(({ pointer, place, message, hint }, index) => (
        <li key={index}>
          <RowButton
            onClick={() => {
              close();
              editor.show(pointer, { focus: true });
            }}
          >
            <span className={classes.muted}>{withCode(place)}</span>
            <strong>{withCode(message)}</strong>
            <span>{withCode(hint)}</span>
          </RowButton>
        </li>
      ))}
    </ul>
  );
}

/** What stands between backticks is written as it stands in the file. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
