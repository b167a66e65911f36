/** What is found is replaced, once its author has looked at each place: as it is, and as it would be. */

import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Hint } from '../../parts/Hint.tsx';
import { countUses, isConstant } from '../../state/constant-uses.ts';
import { maxShown, type SearchableText } from '../../state/search-texts.ts';
import { useEditorAndWords, useSelected, useTyped } from '../../state/use-editor.ts';
import { FoundList, Pieces } from './FoundList.tsx';
import { type Replacement, replace, replacementsIn } from './replace-texts.ts';
import classes from './SearchDialog.module.css';

interface ReplaceFormProps {
  found: readonly SearchableText[];
  sought: string;
  /** What was searched is done with. */
  forget: () => void;
}

export function ReplaceForm({ found, sought, forget }: ReplaceFormProps) {
  const { editor, words } = useEditorAndWords();
  const { title, by: label, none, all, places, inConstants, everywhere } = words.replace;
  const input = useRef<HTMLInputElement>(null);
  const forms = useSelected((state) => state.forms);
  const manifest = useSelected(({ document }) => document.value);
  const [by, setBy, forgetBy] = useTyped('replace', () => '');
  const given = useDeferredValue(by);
  const offered = useMemo(
    () => (forms ? replacementsIn(found, manifest, forms, sought, given) : []),
    [found, manifest, forms, sought, given],
  );
  const shown = offered.slice(0, maxShown);
  /** What its author has decided, by place: at first those are ticked that are written just as it is searched. */
  const [decided, setDecided] = useState<{ sought: string; ticks: ReadonlyMap<string, boolean> }>({ sought, ticks: new Map() });
  const ticks = decided.sought === sought ? decided.ticks : new Map<string, boolean>();
  const isTicked = ({ pointer, isExact }: Replacement) => ticks.get(pointer) ?? isExact;
  const tick = (ones: readonly Replacement[], isOn: boolean) =>
    setDecided({ sought, ticks: new Map([...ticks, ...ones.map(({ pointer }) => [pointer, isOn] as const)]) });
  const ticked = shown.filter(isTicked);
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = ticked;
    // What is seen is what is done: the last letters may not be among it yet.
    if (!first || given !== by) return;
    const done = words.replace.done(sought.trim(), by, ticked.length);
    editor.carryOut(replace(ticked), { title: done, at: '' });
    forget();
    forgetBy();
    editor.search(false);
    editor.show(first.pointer, { focus: false });
    editor.sayDone(done);
  };
  const usesAt = (pointer: string) => (isConstant(pointer) ? countUses(manifest, pointer.split('/').at(-1) ?? '') : 0);
  return (
    <form onSubmit={submit} aria-label={title}>
      <TextInput ref={input} label={label} value={by} onChange={({ currentTarget }) => setBy(currentTarget.value)} />
      <Hint size="xs" mih="1lh" mt={6} role="status">
        {sought.trim() !== '' && shown.length === 0 ? none : ''}
      </Hint>
      {shown.length > 1 && (
        <Checkbox
          size="xs"
          label={all}
          checked={ticked.length === shown.length}
          indeterminate={ticked.length > 0 && ticked.length < shown.length}
          onChange={({ currentTarget }) => tick(shown, currentTarget.checked)}
        />
      )}
      <div className={classes.list}>
        <FoundList
          texts={shown}
          row={(one, _, place) => {
            const uses = usesAt(one.pointer);
            return (
              <Checkbox
                key={one.pointer}
                size="xs"
                px={8}
                py={6}
                checked={isTicked(one)}
                onChange={({ currentTarget }) => tick([one], currentTarget.checked)}
                label={
                  <>
                    <Pieces pieces={one.before} as="del" />
                    <Pieces pieces={one.after} as="ins" />
                  </>
                }
                description={[place, uses > 0 && everywhere(uses)].filter(Boolean).join(' · ')}
              />
            );
          }}
        />
      </div>
      {offered.length > shown.length && <Hint size="xs">{words.moreFound(offered.length - shown.length)}</Hint>}
      {found.length > offered.length && <Hint size="xs">{inConstants(found.length - offered.length)}</Hint>}
      <Group justify="end" mt="sm">
        <Button type="submit" disabled={ticked.length === 0}>
          {places(ticked.length, by === '')}
        </Button>
      </Group>
    </form>
  );
}
