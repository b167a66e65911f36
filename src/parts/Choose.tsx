import { Fragment, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Group } from '../../schema/atoms.ts';
import type { Choose as Choice } from '../../schema/choose.ts';
import { groupBy } from '../../schema/group-by.ts';
import { groupsOf, maxGroups } from '../../schema/groups.ts';
import styles from './Choose.module.css';
import { TextElement } from './InlineText.tsx';
import { useSurroundings } from './shell.tsx';

type Criterion = Choice['criteria'][number] & {
  /** What it offers. */
  groups: readonly Group[];
  /** The number of the first of them: all choices of a list are numbered from 1. */
  start: number;
};

interface ChooseProps extends Omit<Choice, 'criteria'> {
  criteria: readonly Criterion[];
  /** Of each entry, the numbers of its choices. */
  entries: readonly string[];
}

/**
 * What visitors choose by above a list, and which entries a choice shows. The controls stand right before the list. An entry, and whatever
 * holds nothing but entries, has the numbers of its choices as `data-group`.
 *
 * @param entries - each once, though a list may show it in several places
 * @param groupsBy - the groups of an entry by a criterion
 * @param isByUse - what is most frequent is offered first
 * @returns no controls where there is nothing to choose
 */
export function chooseAmong<Entry>(
  choose: Choice | undefined,
  entries: readonly Entry[],
  groupsBy: (entry: Entry, by: string) => readonly Group[],
  isByUse = false,
): { controls: ReactNode; groupOf: (...entries: readonly Entry[]) => string | undefined } {
  let start = 1;
  const criteria = (choose?.criteria ?? []).flatMap((criterion): Criterion[] => {
    const offered = entries.map((entry) => groupsBy(entry, criterion.by));
    const groups = groupsOf(offered, criterion.order, isByUse);
    start += groups.length;
    return groups.length > 0 ? [{ ...criterion, groups, start: start - groups.length }] : [];
  });
  if (!choose || criteria.length === 0) return { controls: undefined, groupOf: () => undefined };
  const groupOf = (...shown: readonly Entry[]) =>
    criteria
      .flatMap(({ by, groups, start }) => {
        const names = new Set(shown.flatMap((entry) => groupsBy(entry, by).map(({ name }) => name)));
        return groups.flatMap(({ name }, index) => (names.has(name) ? [start + index] : []));
      })
      .join(' ');
  return {
    controls: <Choose {...choose} criteria={criteria} entries={entries.map((entry) => groupOf(entry))} />,
    groupOf,
  };
}

/**
 * The controls. As long as visitors choose one of a few for each criterion, the browser alone shows what fits, by the rules beside this file.
 * All else needs the app, and is not there without a script. The app tells how many fit, and keeps the choice in the address.
 */
function Choose({ criteria, entries, results, none, reset }: ChooseProps) {
  const name = useId();
  const root = useRef<HTMLElement>(null);
  const hasStarted = useRef(false);
  const location = useLocation();
  const { isStatic } = useSurroundings().shell;
  const isPlain = criteria.length === 1 && !criteria[0]?.several;
  const needsApp = criteria.some(({ several, start, groups }) => several || start + groups.length - 1 > maxGroups);
  const options = criteria.flatMap(({ by, all, several, first, groups, start }, criterion) => {
    const name = groups.find((group) => group.name === first?.name)?.name ?? '';
    const offers = groups.map((group, index) => ({ ...group, number: start + index }));
    const whole = all !== undefined && !several ? [{ name: '', text: all, number: 0 }] : [];
    return [...whole, ...offers].map((one) => ({ ...one, criterion, by, isFirst: one.name === name }));
  });

  const fitting = (chosen: readonly (typeof options)[number][]) => {
    const byCriterion = [...groupBy(chosen, ({ criterion }) => criterion).values()];
    return (group: string) => byCriterion.every((ofOne) => ofOne.some(({ number }) => group.split(' ').includes(`${number}`)));
  };
  const begin = options.filter(({ isFirst, number }) => isFirst && number > 0);
  // Nothing is announced before somebody has chosen.
  const [found, setFound] = useState(() => (begin.length > 0 ? entries.filter(fitting(begin)).length : undefined));

  /** The options with their inputs, which are the browser's: what is chosen before the app comes stays. */
  const controls = () => {
    const inputs = root.current?.querySelectorAll('input');
    return options.flatMap((option, index) => (inputs?.[index] ? [{ ...option, input: inputs[index] }] : []));
  };

  /** Shows what fits the choice. */
  const apply = () => {
    const chosen = controls().filter(({ input, number }) => input.checked && number > 0);
    const fits = fitting(chosen);
    // Entries before what holds them, which goes with the last of them.
    for (const element of [
      ...(root.current?.nextElementSibling?.querySelectorAll<HTMLElement>('[data-group]') ?? []),
    ].reverse()) {
      const isShown = element.querySelector('[data-group]')
        ? element.querySelector('[data-group]:not([data-out])')
        : fits(element.dataset.group ?? '');
      if (isShown) delete element.dataset.out;
      else element.dataset.out = '';
    }
    root.current?.toggleAttribute('data-chosen', chosen.length > 0);
    setFound((before) => (chosen.length > 0 || before !== undefined ? entries.filter(fits).length : undefined));
  };

  /** Puts what is chosen into the address, too. In the editor, the address of the frame is not that of the page. */
  const tell = () => {
    apply();
    if (location.pathname !== window.location.pathname) return;
    const address = new URL(window.location.href);
    for (const [by, ofOne] of groupBy(controls(), (one) => one.by)) {
      address.searchParams.delete(by);
      if (ofOne.every(({ isFirst, input }) => input.checked === isFirst)) continue;
      const chosen = ofOne.filter(({ input }) => input.checked).map((one) => one.name);
      for (const one of chosen.length > 0 ? chosen : ['']) address.searchParams.append(by, one);
    }
    window.history.replaceState(window.history.state, '', address);
  };

  const choose = (isChosen: (option: (typeof options)[number]) => boolean) => {
    for (const { input, ...option } of controls()) input.checked = isChosen(option);
    tell();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that the app leads to is followed once
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const isTouched = !hasStarted.current && controls().some(({ input }) => input.checked !== input.defaultChecked);
    hasStarted.current = true;
    if (isTouched) tell();
    else if (criteria.some(({ by }) => asked.has(by))) {
      choose(({ by, name, isFirst }) => (asked.has(by) ? asked.getAll(by).includes(name) : isFirst));
    }
    const { hash } = location;
    const target = hash ? root.current?.nextElementSibling?.querySelector<HTMLElement>(`[id="${hash.slice(1)}"]`) : undefined;
    // Where the app leads in place, no rule learns of a target; what is hidden has no box, and had no focus to get.
    if (!target || target.getClientRects().length > 0) return;
    choose(({ number }) => number === 0);
    target.focus({ preventScroll: true });
  }, [location]);
  // Also after each change of the list, such as in the editor.
  useEffect(apply);

  if (needsApp && isStatic) return null;
  const choicesOf = (criterion: number, { several }: Criterion) => (
    <div className={styles.choices}>
      {options.map(
        (option, index) =>
          option.criterion === criterion && (
            <label key={index} className={styles.choice}>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={isPlain ? name : `${name}${criterion}`}
                // The rules beside this file know numbers: what they cannot do alone has none.
                value={isPlain || (option.number > 0 && !needsApp) ? option.number : ''}
                defaultChecked={option.isFirst}
              />
              <TextElement as="span" text={option.text} />
            </label>
          ),
      )}
    </div>
  );
  const asked = criteria.map((criterion, index) => (
    <Fragment key={index}>
      <TextElement as="legend" text={criterion.label} className={isPlain ? 'visually-hidden' : styles.question} />
      {choicesOf(index, criterion)}
    </Fragment>
  ));
  const Root = criteria.length > 1 ? 'div' : 'fieldset';
  return (
    <Root
      ref={root as RefObject<null>}
      className={styles.root}
      data-criteria={isPlain ? undefined : criteria.length}
      data-needs-app={needsApp ? (begin.length > 0 ? 'now' : '') : undefined}
      onChange={tell}
    >
      {Root === 'div'
        ? asked.map((question, index) => (
            <fieldset key={index} className={styles.criterion}>
              {question}
            </fieldset>
          ))
        : asked}
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
    </Root>
  );
}
