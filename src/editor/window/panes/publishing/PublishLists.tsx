/** The lists of the dialog of publishing: sentences, findings, and what only those want to know who review it. */

import { DataList, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Publication, PublishFinding, Sentence } from '../../../publishing.ts';
import { Hint } from '../../parts/Hint.tsx';
import { RowButton } from '../../parts/RowButton.tsx';
import { placeOf } from '../../state/describe-place.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './PublishDialog.module.css';

/** More nobody reads before publishing. */
const maxSentences = 100;

export function Sentences({ sentences }: { sentences: readonly Sentence[] | undefined }) {
  const words = useWords().publish;
  if (!sentences) return <p>{words.notComparable}</p>;
  if (sentences.length === 0) return <p>{words.noChanges}</p>;
  const rest = sentences.length - maxSentences;
  return (
    <Stack component="ul" gap={8}>
      {sentences.slice(0, maxSentences).map(({ where, what }, index) => (
        <li key={index}>
          <Hint>{withCode(where)}</Hint>
          {withCode(what)}
        </li>
      ))}
      {rest > 0 && <li>{words.more(rest)}</li>}
    </Stack>
  );
}

interface FindingRowProps {
  finding: PublishFinding;
  close: () => void;
  /** All are at one place, and want the same: they are called as in the first steps. */
  isBrief?: boolean;
}

/** Each leads to its place. */
export function FindingRows({ findings, ...props }: Omit<FindingRowProps, 'finding'> & { findings: readonly PublishFinding[] }) {
  return (
    <ul>
      {findings.map((finding, index) => (
        <li key={index}>
          <FindingRow finding={finding} {...props} />
        </li>
      ))}
    </ul>
  );
}

function FindingRow({ finding: { pointer, message, hint }, close, isBrief = false }: FindingRowProps) {
  const editor = useEditor();
  const place = useSelected((state) => placeOf(state, pointer).join(' › '));
  const [, ...name] = placeOf(editor.state(), pointer);
  return (
    <RowButton
      className={classes.finding ?? ''}
      onClick={() => {
        close();
        editor.show(pointer, { focus: true });
      }}
    >
      {isBrief ? (
        <>
          <strong>{name.join(' › ')}</strong>
          <Hint span>{String(editor.valueOf(pointer) ?? '')}</Hint>
        </>
      ) : (
        <>
          <Hint span>{place}</Hint>
          <strong>{withCode(message)}</strong>
          <span>{withCode(hint)}</span>
        </>
      )}
    </RowButton>
  );
}

export function Details({ publication, branch }: { publication: Publication; branch?: string }) {
  const words = useWords().publish;
  const { files, remote, target, checks } = publication;
  return (
    <details className={classes.more}>
      <summary>{words.details}</summary>
      <DataList size="sm">
        <DataList.Item>
          <DataList.ItemLabel>{words.files}</DataList.ItemLabel>
          <DataList.ItemValue>
            {files.map(({ path, change }) => (
              <div key={path}>
                {path} <Hint span>{words.kinds[change]}</Hint>
              </div>
            ))}
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>{words.target}</DataList.ItemLabel>
          <DataList.ItemValue>
            {remote.address} <Hint span>{`${remote.name}, ${target}`}</Hint>
          </DataList.ItemValue>
        </DataList.Item>
        {branch !== undefined && (
          <DataList.Item>
            <DataList.ItemLabel>{words.branch}</DataList.ItemLabel>
            <DataList.ItemValue>{branch}</DataList.ItemValue>
          </DataList.Item>
        )}
        {checks.length > 0 && (
          <DataList.Item>
            <DataList.ItemLabel>{words.checks}</DataList.ItemLabel>
            <DataList.ItemValue>
              {checks.map(({ name, commands }) => (
                <div key={name}>
                  {name} <Hint span>{commands.join(', ')}</Hint>
                </div>
              ))}
            </DataList.ItemValue>
          </DataList.Item>
        )}
      </DataList>
    </details>
  );
}

/** What stands between backticks is written as it stands in the file. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
