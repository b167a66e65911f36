/** The form of what is selected. */
import { Button, Group, Title } from '@mantine/core';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { fieldGroups } from '../../../../../schema/words.ts';
import { sectionPointerOf } from '../../../../findings/sections.ts';
import { valueAt } from '../../../../json-text/value.ts';
import { blankOf } from '../../../draft/fields/blank.ts';
import type { Field, Forms, NamedField } from '../../../draft/fields/model.ts';
import { FieldList } from '../../fields/FieldList.tsx';
import { ViewsProvider } from '../../fields/FieldView.tsx';
import { FindingsAt } from '../../fields/FindingText.tsx';
import { OriginalProvider } from '../../fields/Original.tsx';
import { views } from '../../fields/views.ts';
import { PartForm } from '../../forms/PartForm.tsx';
import { FirstSteps } from '../../pages/FirstSteps.tsx';
import { fieldsOfLanguage, LanguagePartForm, LanguagesForm } from '../../pages/LanguagesForm.tsx';
import { ListButtons } from '../../pages/ListButtons.tsx';
import { PageForm } from '../../pages/PageForm.tsx';
import { Pane } from '../../parts/Pane.tsx';
import { titleOfPart } from '../../state/describe-place.ts';
import { isNarrow, isTouched } from '../../state/device.ts';
import type { EditorState, Target, View } from '../../state/editor-state.ts';
import { firstSteps } from '../../state/first-steps.ts';
import { writtenAt } from '../../state/reused.ts';
import { partOfLanguage, pointerOf } from '../../state/selection.ts';
import { languagesOf, originalAt, originalOf, type SiteLanguage } from '../../state/site-languages.ts';
import { useEditorAndWords, useSelected, useValue } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import { ReusedForm, ReusedSection } from '../sections/ReusedForm.tsx';
import classes from './FormPane.module.css';
import { SheetHead } from './PaneTabs.tsx';
import { revealField } from './reveal-field.ts';

/** Where a narrow window shows what it has been led to. */
function paneFor({ view: { pane }, selection }: EditorState, { pointer, from, focus }: Target): View['pane'] {
  const isOnPage = pane === 'preview' || pane === 'field';
  if (from === 'page' && (pointer === pointerOf(selection) || pointer === sectionPointerOf(pointer)))
    return isOnPage ? 'preview' : pane;
  if (from === 'page' || focus) return isOnPage ? 'field' : 'form';
  return pane;
}

export function FormPane() {
  const { editor, words } = useEditorAndWords();
  const pane = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const target = useSelected((state) => state.target);
  const pointer = useSelected(({ selection }) => pointerOf(selection));
  // Another form begins at its top.
  useLayoutEffect(() => {
    if (pointer && viewport.current) viewport.current.scrollTop = 0;
  }, [pointer]);
  useEffect(() => {
    const element = pane.current;
    if (!target || !element || target.from === 'form') return undefined;
    const isTapped = target.from === 'page' && !target.focus;
    // A record is one of many: beside the page its form opens while one writes.
    if (isTapped && target.stays && (isNarrow() || !target.pointer.startsWith('/collections/'))) return undefined;
    // A form as a whole begins at its top, wherever it was left.
    const isWhole = target.focus && target.pointer === pointerOf(editor.state().selection);
    const show = (how: typeof target) => {
      if (!isWhole) return revealField(element, how);
      if (viewport.current) viewport.current.scrollTop = 0;
      element.querySelector('h2')?.focus({ preventScroll: true });
    };
    if (!isNarrow()) return show(target);
    const reveal = () => {
      const shown = paneFor(editor.state(), target);
      if (shown !== editor.state().view.pane) editor.setView({ pane: shown });
      // Whoever taps on a text goes on by typing.
      show({ ...target, focus: target.focus || (isTapped && shown === 'field' && isTouched()) });
    };
    return reveal();
  }, [editor, target]);
  return (
    <Pane element="aside" area="form" label={words.form} ref={pane} viewport={viewport} head={<SheetHead />}>
      <div className={classes.content}>
        {/* What is unfolded in one form says nothing of another one. */}
        <ViewsProvider value={views}>
          <Form key={pointer} pointer={pointer} />
        </ViewsProvider>
      </div>
    </Pane>
  );
}

function Form({ pointer }: { pointer: string }) {
  const { editor, words } = useEditorAndWords();
  const kind = useSelected(({ selection }) => selection.kind);
  const at = useSelected((state) => writtenAt(state, pointer));
  const type = useValue(`${at}/type`);
  const section = useSelected(({ forms }) => (kind === 'section' ? forms?.sections[String(type)] : undefined));
  const part = useSelected(({ forms }) => (kind === 'part' && forms ? fieldOfPart(forms, pointer.slice(1)) : undefined));
  // Before them there are only names of the file.
  const hasForms = useSelected(({ forms }) => forms !== undefined);
  const isOfLanguage = useSelected(({ selection }) => partOfLanguage(selection) !== undefined);
  const { languages, site } = useSelected(({ forms }) => forms?.parts) ?? {};
  // A site may have no page at all.
  const isThere = useSelected(({ document }) => valueAt(document.value, pointer) !== undefined);
  const page = useSelected(({ forms }) => (kind === 'page' && isThere ? forms?.page : undefined));
  const described = section ?? part;
  const original = useOriginalPlace(pointer);
  // What the outline calls it; the schema speaks to the reader of the file.
  const hints: Record<string, string> = { '/constants': words.forms.valuesHint, '/placeholders': words.forms.openHint };
  const isList = pointer === '/reused';
  const partTitle = useSelected(({ lang, document }) =>
    kind === 'part' ? titleOfPart(lang, document.value, pointer.slice(1)) : undefined,
  );
  const title = partTitle ?? described?.title ?? (page && words.pageForm);
  /** The day and the author of an article are said by its page, from when one asks for them. */
  const showEntry = () => {
    const [at, fields] = [pointer.replace(/\/sections\/\d+$/, '/entry'), editor.state().forms?.page ?? []];
    const entry = fields.find(({ key }) => key === 'entry');
    if (entry && editor.valueOf(at) === undefined)
      editor.set(at, blankOf(entry), { title: words.addThis(entry.title), order: fields.map(({ key }) => key) });
    editor.show(at, { focus: true });
  };
  return (
    <OriginalProvider value={original.place}>
      {title !== undefined && (
        <Title order={2} size="xl" tabIndex={-1}>
          {title}
        </Title>
      )}
      {described && <p className={classes.description}>{hints[pointer] ?? described.description}</p>}
      {isList && <p className={classes.description}>{words.reuse.hint}</p>}
      {original.isMissing && <p className={classes.description}>{words.languages.noCounterpart}</p>}
      <FindingsAt pointer={pointer} />
      {section && <GroupLinks fields={section.fields} />}
      {section?.opens === 'entry' && (
        <Button mt="sm" size="xs" variant="light" onClick={showEntry}>
          {words.entryFacts}
        </Button>
      )}
      {section?.lists && (
        <Group mt="sm">
          <ListButtons at={at} />
        </Group>
      )}
      {section && at === pointer && <FieldList fields={section.fields} at={pointer} />}
      {section && at !== pointer && <ReusedSection fields={section.fields} at={at} place={pointer} />}
      {pointer === `/${firstSteps}` && hasForms && <FirstSteps />}
      {isList && <ReusedForm />}
      {page && <PageForm fields={page} page={Number(pointer.split('/')[2])} />}
      {part && pointer === '/languages' && <LanguagesForm field={part} site={site} />}
      {part && isOfLanguage && <LanguagePartForm field={part} at={pointer} siblings={fieldsOfLanguage(languages)} />}
      {part && pointer !== '/languages' && !isOfLanguage && <PartForm part={pointer.slice(1)} field={part} />}
    </OriginalProvider>
  );
}

/** Where the original of a translated page, section or part is. */
function useOriginalPlace(own: string) {
  const original = useSelected(({ document }) => originalAt(document.value, own));
  const isMissing = useSelected(
    ({ document: { value }, selection }) =>
      selection.kind === 'section' && originalOf(value, selection.page) !== undefined && originalAt(value, own) === undefined,
  );
  // As one text: it is another language only when what it says is.
  const written = useSelected(({ document }) => JSON.stringify(languagesOf(document.value)[0]));
  const place = useMemo(
    () => (original === undefined ? undefined : { own, original, language: JSON.parse(written) as SiteLanguage }),
    [own, original, written],
  );
  return { place, isMissing };
}

/** Of what all pages share, or all pages of a language. */
function fieldOfPart({ parts }: Forms, part: string): Field | undefined {
  const own = partOfLanguage({ kind: 'part', part });
  return own ? fieldsOfLanguage(parts.languages).find(({ key }) => key === own.part) : parts[part];
}

/** At the top of a form: what else it has, below what is filled in first. Each leads to its group and unfolds it. */
function GroupLinks({ fields }: { fields: readonly NamedField[] }) {
  const { groupLinks, inputs } = useWords();
  const there = fieldGroups.filter((name) => fields.some(({ group }) => group === name));
  if (there.length === 0) return null;
  const lead = (button: HTMLElement, name: string) => {
    // Entries of lists have groups of their own, which stand further within.
    const group = [...(button.closest('[data-pane="form"]')?.querySelectorAll(`[data-group="${name}"]`) ?? [])].at(-1);
    const unfold = group?.querySelector<HTMLElement>('[data-unfold]');
    if (unfold?.ariaExpanded === 'false') unfold.click();
    group?.scrollIntoView({ block: 'start', behavior: 'instant' });
    unfold?.focus({ preventScroll: true });
  };
  return (
    <Group component="nav" aria-label={groupLinks} gap={6} mt="sm">
      {there.map((name) => (
        <Button key={name} size="xs" variant="default" radius="xl" onClick={({ currentTarget }) => lead(currentTarget, name)}>
          <span>
            {inputs.groups[name]} <span aria-hidden>↓</span>
          </span>
        </Button>
      ))}
    </Group>
  );
}
