/** The rows of the outline: pages by their addresses, what of them is folded, and what is found. */
import { useEffect, useMemo, useState } from 'react';
import { isObject, type Json } from '../../../../../schema/json.ts';
import { memo } from '../../../../disk/memo.ts';
import { child } from '../../../../json-text/pointer.ts';
import { findInOutline } from '../../pages/find-in-outline.ts';
import { listedOnPage } from '../../pages/new-entry.ts';
import { foldersAround, type OutlineRow, outlineRows, outlineTree, type Shown, sectionsKey } from '../../pages/outline-tree.ts';
import { addressesOf } from '../../state/new-page.ts';
import { listAt } from '../../state/selection.ts';
import { languagesOf } from '../../state/site-languages.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';

export function useOutlineRows(wanted: string) {
  const editor = useEditor();
  const languages = useTree();
  const { unfolded, setUnfolded } = useFolds();
  // Also while what all pages share is edited: it is seen on that page.
  const page = useSelected((state) => state.page);
  const sectionsOn = (of: number) => listAt(listAt(editor.state().document.value, 'routes')[of], 'sections').length;
  const sections = useSelected(() => sectionsOn(page));
  const entriesUnder = useSelected((state) => listedOnPage(state, page));
  const isAsked = wanted.trim() !== '';
  const document = useSelected((state) => (isAsked ? state.document : undefined));
  const forms = useSelected((state) => state.forms);
  const lang = useSelected((state) => state.lang);
  const found = useMemo(
    () => (document ? findInOutline({ document, forms, lang }, wanted) : undefined),
    [document, forms, lang, wanted],
  );
  const rowsFor = (what: Shown['found']) =>
    outlineRows(languages, { page, sections: sectionsOn, entriesUnder, isUnfolded: (key) => unfolded[key], found: what });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `rowsFor` reads
  const rows = useMemo(() => rowsFor(found), [languages, page, sections, entriesUnder, unfolded, found]);
  // Whatever leads to a page, or to a section of it, its row is there.
  const section = useSelected(({ selection }) => (selection.kind === 'section' ? selection.section : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is around it may be folded again as long as it is shown
  useEffect(() => {
    const { value } = editor.state().document;
    const own = sectionsKey(addressesOf(value)[page] ?? '');
    const isHidden = section !== undefined && unfolded[own] === false;
    setUnfolded([...foldersAround(outlineTree(value), page), ...(isHidden ? [own] : [])], true);
  }, [page, section]);
  const toggle = (row: OutlineRow) => {
    if (!('isOpen' in row) || row.isOpen === undefined) return;
    setUnfolded(row.folds, !row.isOpen);
  };
  return { rows, rowsFor, toggle };
}

/** It is another one only when an address or a language is. */
function useTree() {
  const editor = useEditor();
  const written = useSelected(({ document }) => structureOf(document.value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that the tree is made of
  return useMemo(() => outlineTree(editor.state().document.value), [written]);
}

/** Found once for each draft. */
const structureOf = memo((manifest: Json): string => {
  const pages = listAt(manifest, 'routes').map((route) => [child(route, 'path'), child(route, 'translates')]);
  return JSON.stringify([languagesOf(manifest), pages]);
});

/** What an author has unfolded or folded, as it was left the last time. */
function useFolds() {
  const { remembered } = useEditor();
  const [unfolded, setAll] = useState<Readonly<Record<string, boolean>>>(() => {
    const kept = remembered.read('unfolded');
    return isObject(kept) ? (kept as Record<string, boolean>) : {};
  });
  const setUnfolded = (keys: readonly string[], isOpen: boolean) => {
    if (keys.every((key) => unfolded[key] === isOpen)) return;
    const next = { ...unfolded, ...Object.fromEntries(keys.map((key) => [key, isOpen])) };
    remembered.write('unfolded', next);
    setAll(next);
  };
  return { unfolded, setUnfolded };
}
