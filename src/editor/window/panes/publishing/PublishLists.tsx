/** The lists of the dialog of publishing: sentences, findings, and what only those want to know who review it. */
import type { ReactNode } from 'react';
import type { Publication, PublishFinding, Sentence } from '../../../publishing.ts';
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
    <ul className={classes.sentences}>
      {sentences.slice(0, maxSentences).map(({ where, what }, index) => (
        <li key={index}>
          <span className={classes.muted}>{withCode(where)}</span>
          {withCode(what)}
        </li>
      ))}
      {rest > 0 && <li>{words.more(rest)}</li>}
    </ul>
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
    <ul className={classes.findings}>
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
          <span className={classes.muted}>{String(editor.valueOf(pointer) ?? '')}</span>
        </>
      ) : (
        <>
          <span className={classes.muted}>{place}</span>
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
        {branch !== undefined && (
          <>
            <dt>{words.branch}</dt>
            <dd>{branch}</dd>
          </>
        )}
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
    </details>
  );
}

/** What stands between backticks is written as it stands in the file. */
function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
