import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Group } from '../../schema/atoms.ts';
import type { Choose as Choice } from '../../schema/choose.ts';
import { groupBy } from '../../schema/group-by.ts';
import { groupsOf, maxGroups } from '../../schema/groups.ts';
import styles from './Choose.module.css';
import { TextElement } from './InlineText.tsx';
import { useSurroundings } from './shell.tsx';

interface Option extends Group {
  by: string;
  /** Its place among all options. */
  index: number;
  /** Its place among those that ask for something, counted from 1; 0 shows all. */
  number: number;
  /** It is chosen beforehand. */
  isFirst: boolean;
}

type Criterion = Choice['criteria'][number] & { options: readonly Option[] };

interface ChooseProps extends Omit<Choice, 'criteria'> {
  criteria: readonly Criterion[];
  hasChosen: boolean;
  /** The number of matches. Nothing is announced before somebody has chosen. */
  found: number | undefined;
  /** @param checked - the indexes of the options that are chosen now */
  onChoice: (checked: readonly number[]) => void;
}

/**
 * The criteria above a list, and the entries that a choice shows. The controls stand right before the list. An entry, and whatever
 * holds nothing but entries, has the numbers of its choices as `data-group`, and `out` where it is not shown.
 *
 * @param entries - each once, though a list may show it in several places
 * @param groupsBy - the groups of an entry by a criterion
 * @param isByUse - what is most frequent is offered first
 * @returns no controls where there is nothing to choose
 */
export function useChoice<Entry>(
  choose: Choice | undefined,
  entries: readonly Entry[],
  groupsBy: (entry: Entry, by: string) => readonly Group[],
  isByUse = false,
): { controls: ReactNode; groupOf: (...entries: readonly Entry[]) => string | undefined } {
  const [choice, setChoice] = useState<{ of: string; checked: readonly number[] }>();
  let index = 0;
  let number = 0;
  const criteria = (choose?.criteria ?? []).flatMap((criterion): Criterion[] => {
    const { by, all, several, first, order } = criterion;
    const groups = groupsOf(
      entries.map((entry) => groupsBy(entry, by)),
      order,
      isByUse,
    );
    const begin = groups.find(({ name }) => name === first?.name)?.name ?? '';
    const offers = [...(all !== undefined && !several ? [{ name: '', text: all }] : []), ...groups];
    const options = offers.map((one) => ({
      ...{ ...one, by, index: index++, number: one.name === '' ? 0 : ++number, isFirst: one.name === begin },
    }));
    return groups.length > 0 ? [{ ...criterion, options }] : [];
  });
  if (!choose || criteria.length === 0) return { controls: undefined, groupOf: () => undefined };
  const options = criteria.flatMap((one) => one.options);
  // While an author edits the page, other options begin anew: what was chosen among the earlier ones says nothing of them.
  const of = JSON.stringify(options.map(({ by, name, isFirst }) => [by, name, isFirst]));
  const checked = choice?.of === of ? choice.checked : undefined;
  const onChoice = (checked: readonly number[]) => setChoice({ of, checked });
  const isChosen = (one: Option) => one.number > 0 && (checked?.includes(one.index) ?? one.isFirst);
  const isOf = (entry: Entry, { by, name }: Option) => groupsBy(entry, by).some((one) => one.name === name);
  const chosen = criteria.map((one) => one.options.filter(isChosen)).filter(({ length }) => length > 0);
  const fits = (entry: Entry) => chosen.every((ofOne) => ofOne.some((one) => isOf(entry, one)));
  const hasChosen = chosen.length > 0;
  const found = checked || hasChosen ? entries.filter(fits).length : undefined;
  return {
    controls: <Choose key={of} {...choose} criteria={criteria} hasChosen={hasChosen} found={found} onChoice={onChoice} />,
    groupOf: (...shown) => {
      const numbers = options.flatMap((one) => (shown.some((entry) => isOf(entry, one)) ? [one.number] : []));
      // Without the app all are there.
      return [...numbers, ...(checked && !shown.some(fits) ? ['out'] : [])].join(' ');
    },
  };
}

/**
 * The controls. As long as visitors choose one of a few for each criterion, the browser alone shows what fits, by the rules beside this file.
 * All else needs the app, and is not there without a script. The app tells how many fit, and keeps the choice in the address.
 */
function Choose({ criteria, hasChosen, found, onChoice, results, none, reset }: ChooseProps) {
  const name = useId();
  const root = useRef<HTMLElement>(null);
  const hasStarted = useRef(false);
  const sought = useRef<HTMLElement>(null);
  const location = useLocation();
  const { isStatic } = useSurroundings().shell;
  const options = criteria.flatMap((one) => one.options);
  const isPlain = criteria.length === 1 && !criteria[0]?.several;
  const needsApp = criteria.some(({ several }) => several) || options.some(({ number }) => number > maxGroups);
  const begins = options.some(({ isFirst, number }) => isFirst && number > 0);

  /** The options with their inputs, which are the browser's: what is chosen before the app comes stays. */
  const controls = () => {
    const inputs = root.current?.querySelectorAll('input');
    return options.flatMap((option) => (inputs?.[option.index] ? [{ ...option, input: inputs[option.index] }] : []));
  };

  /** Tells what is chosen, in the address too. In the editor, the address of the frame is not that of the page. */
  const tell = () => {
    const all = controls();
    onChoice(all.flatMap(({ input, index }) => (input?.checked ? [index] : [])));
    if (location.pathname !== window.location.pathname) return;
    const address = new URL(window.location.href);
    for (const [by, ofOne] of groupBy(all, (one) => one.by)) {
      address.searchParams.delete(by);
      if (ofOne.every(({ isFirst, input }) => input?.checked === isFirst)) continue;
      const chosen = ofOne.filter(({ input }) => input?.checked).map((one) => one.name);
      for (const one of chosen.length > 0 ? chosen : ['']) address.searchParams.append(by, one);
    }
    window.history.replaceState(window.history.state, '', address);
  };

  const choose = (isWanted: (option: Option) => boolean) => {
    for (const { input, ...option } of controls()) if (input) input.checked = isWanted(option);
    tell();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that the app leads to is followed once
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const isNew = !hasStarted.current;
    const isTouched = isNew && controls().some(({ input }) => input?.checked !== input?.defaultChecked);
    hasStarted.current = true;
    if (!isTouched && criteria.some(({ by }) => asked.has(by))) {
      choose(({ by, name, isFirst }) => (asked.has(by) ? asked.getAll(by).includes(name) : isFirst));
    } else if (isTouched || (isNew && begins)) tell();
    const { hash } = location;
    const target = hash ? root.current?.nextElementSibling?.querySelector<HTMLElement>(`[id="${hash.slice(1)}"]`) : undefined;
    // In-place navigation sets no `:target`, and a hidden element has no box that could get the focus.
    if (!target || target.getClientRects().length > 0) return;
    sought.current = target;
    choose(({ number }) => number === 0);
  }, [location]);
  // Only what is shown again can have the focus.
  useEffect(() => {
    sought.current?.focus({ preventScroll: true });
    sought.current = null;
  });

  if (needsApp && isStatic) return null;
  const questions = criteria.map(({ label, several, options }, criterion) => (
    <fieldset key={criterion} className={styles.criterion}>
      <TextElement as="legend" text={label} className={isPlain ? 'visually-hidden' : styles.question} />
      <div className={styles.choices}>
        {options.map(({ index, number, text, isFirst }) => (
          <label key={index} className={styles.choice}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={`${name}${criterion}`}
              // The rules beside this file know numbers: what they cannot do alone has none.
              value={needsApp ? '' : number}
              defaultChecked={isFirst}
            />
            <TextElement as="span" text={text} />
          </label>
        ))}
      </div>
    </fieldset>
  ));
  return (
    <div
      ref={root as RefObject<HTMLDivElement>}
      className={styles.root}
      data-criteria={hasChosen ? 'chosen' : ''}
      data-needs-app={needsApp ? (begins ? 'now' : '') : undefined}
      onChange={tell}
    >
      {questions}
      {!isStatic && (results ?? none ?? reset) !== undefined && (
        <div className={styles.answer}>
          <p role="status">
            {found === 0 && none !== undefined ? (
              <TextElement as="span" text={none} />
            ) : (
              found !== undefined &&
              results !== undefined && (
                <>
                  <TextElement as="span" text={results} /> {found}
                </>
              )
            )}
          </p>
          {reset !== undefined && (
            <button
              type="button"
              hidden={!hasChosen}
              className={styles.reset}
              onClick={() => {
                choose(({ number }) => number === 0);
                root.current?.querySelector('input')?.focus();
              }}
            >
              <TextElement as="span" text={reset} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
