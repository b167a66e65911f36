/** The bar at the top: undo and redo, how the page is looked at, and what becomes of the draft. */
import { ActionIcon, Button, Group, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { valueAt } from '../../../json-text/value.ts';
import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { isUnsaved, type View } from '../state/editor-state.ts';
import { fillIn } from '../state/fill-in.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { keysFor } from '../words/keys.ts';
import { words as catalogues, rememberLanguage, useWords } from '../words/words.ts';
import classes from './Bar.module.css';
import { PublishButton } from './PublishDialog.tsx';

export function Bar() {
  const editor = useEditor();
  const words = useWords();
  const isInteractive = useSelected(({ view }) => view.isInteractive);
  const name = useSelected(({ document }) => fillIn(String(valueAt(document.value, '/site/name') ?? ''), document.value));
  return (
    <header className={classes.root} data-pane="bar">
      <Group gap="xs" wrap="nowrap">
        <h1 className={classes.name}>{name}</h1>
        <History action="undo" icon="arrow-back-up" />
        <History action="redo" icon="arrow-forward-up" />
      </Group>
      <Group gap="sm">
        <ViewChoice
          name="width"
          label={words.width}
          options={[
            { value: 'phone', label: words.phone, icon: 'device-mobile' },
            { value: 'tablet', label: words.tablet, icon: 'device-tablet' },
            { value: 'desktop', label: words.desktop, icon: 'device-desktop' },
          ]}
        />
        <ViewChoice
          name="scheme"
          label={words.scheme}
          options={[
            { value: 'light', label: words.light, icon: 'sun' },
            { value: 'dark', label: words.dark, icon: 'moon' },
          ]}
        />
        <Tooltip label={words.tryPageHint}>
          <Button
            variant={isInteractive ? 'filled' : 'default'}
            size="xs"
            aria-pressed={isInteractive}
            leftSection={<Glyph name="hand-click" />}
            onClick={() => editor.setView({ isInteractive: !isInteractive })}
          >
            {words.tryPage}
          </Button>
        </Tooltip>
      </Group>
      <Group gap="sm" justify="end" wrap="nowrap">
        <Tooltip label={`${words.searchTexts} (${keysFor('search', words)})`}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={words.searchTexts} onClick={() => editor.search(true)}>
            <Glyph name="search" />
          </ActionIcon>
        </Tooltip>
        <LanguageChoice />
        <Save />
        {editor.publishing && <PublishButton publishing={editor.publishing} />}
      </Group>
    </header>
  );
}

function History({ action, icon }: { action: 'undo' | 'redo'; icon: GlyphName }) {
  const editor = useEditor();
  const words = useWords();
  const title = useSelected(({ document: { done, undone } }) => (action === 'undo' ? done : undone).at(-1)?.title);
  const label = title ? words[`${action}Of`](title) : words[action];
  return (
    <Tooltip label={`${label} (${keysFor(action, words)})`}>
      {/* It stays reachable, so that it is found by keyboard before there is anything to undo. */}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        aria-disabled={!title}
        {...(!title && { 'data-disabled': true })}
        onClick={editor[action]}
      >
        <Glyph name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}

interface Option<Value> {
  value: Value;
  label: string;
  icon: GlyphName;
}

function ViewChoice<Name extends 'width' | 'scheme'>(props: { name: Name; label: string; options: Option<View[Name]>[] }) {
  const { name, label, options } = props;
  const editor = useEditor();
  const value = useSelected(({ view }) => view[name]);
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      value={value}
      onChange={(chosen) => editor.setView({ [name]: chosen } as Partial<View>)}
      data={options.map((option) => ({
        value: option.value,
        label: (
          <span title={option.label} className={classes.option}>
            <Glyph name={option.icon} />
            <VisuallyHidden>{option.label}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}

function LanguageChoice() {
  const editor = useEditor();
  const words = useWords();
  const lang = useSelected((state) => state.lang);
  return (
    <SegmentedControl
      size="xs"
      aria-label={words.interfaceLanguage}
      value={lang}
      data={Object.entries(catalogues).map(([value, { language }]) => ({
        value,
        label: <span title={`${words.interfaceLanguage}: ${language}`}>{value.toUpperCase()}</span>,
      }))}
      onChange={(value) => {
        rememberLanguage(value as typeof lang);
        editor.setLang(value as typeof lang);
      }}
      classNames={{ label: classes.language }}
    />
  );
}

function Save() {
  const editor = useEditor();
  const words = useWords();
  const isOpen = useSelected(isUnsaved);
  const isSaving = useSelected(({ saving }) => saving === 'yes');
  return (
    <Tooltip label={`${words.save} (${keysFor('save', words)})`}>
      <Button
        size="sm"
        className={classes.save}
        aria-disabled={!isOpen}
        {...(!isOpen && { 'data-disabled': true })}
        onClick={() => void editor.save()}
      >
        {isSaving ? words.saving : isOpen ? words.save : words.saved}
      </Button>
    </Tooltip>
  );
}
