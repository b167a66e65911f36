/** The bar at the top: undo and redo, how the page is looked at, and what becomes of the draft. */
import { ActionIcon, Button, Group, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import undoIcon from '@tabler/icons/outline/arrow-back-up.svg?raw';
import redoIcon from '@tabler/icons/outline/arrow-forward-up.svg?raw';
import desktopIcon from '@tabler/icons/outline/device-desktop.svg?raw';
import phoneIcon from '@tabler/icons/outline/device-mobile.svg?raw';
import tabletIcon from '@tabler/icons/outline/device-tablet.svg?raw';
import tryIcon from '@tabler/icons/outline/hand-click.svg?raw';
import darkIcon from '@tabler/icons/outline/moon.svg?raw';
import searchIcon from '@tabler/icons/outline/search.svg?raw';
import lightIcon from '@tabler/icons/outline/sun.svg?raw';
import { valueAt } from '../../../json-text/value.ts';
import { Glyph } from '../parts/Glyph.tsx';
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
        <History action="undo" icon={undoIcon} />
        <History action="redo" icon={redoIcon} />
      </Group>
      <Group gap="sm">
        <ViewChoice
          name="width"
          label={words.width}
          options={[
            { value: 'phone', label: words.phone, icon: phoneIcon },
            { value: 'tablet', label: words.tablet, icon: tabletIcon },
            { value: 'desktop', label: words.desktop, icon: desktopIcon },
          ]}
        />
        <ViewChoice
          name="scheme"
          label={words.scheme}
          options={[
            { value: 'light', label: words.light, icon: lightIcon },
            { value: 'dark', label: words.dark, icon: darkIcon },
          ]}
        />
        <Tooltip label={words.tryPageHint}>
          <Button
            variant={isInteractive ? 'filled' : 'default'}
            size="xs"
            aria-pressed={isInteractive}
            leftSection={<Glyph svg={tryIcon} />}
            onClick={() => editor.setView({ isInteractive: !isInteractive })}
          >
            {words.tryPage}
          </Button>
        </Tooltip>
      </Group>
      <Group gap="sm" justify="end" wrap="nowrap">
        <Tooltip label={`${words.searchTexts} (${keysFor('search', words)})`}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={words.searchTexts} onClick={() => editor.search(true)}>
            <Glyph svg={searchIcon} />
          </ActionIcon>
        </Tooltip>
        <LanguageChoice />
        <Save />
        {editor.publishing && <PublishButton publishing={editor.publishing} />}
      </Group>
    </header>
  );
}

function History({ action, icon }: { action: 'undo' | 'redo'; icon: string }) {
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
        <Glyph svg={icon} />
      </ActionIcon>
    </Tooltip>
  );
}

interface Option<Value> {
  value: Value;
  label: string;
  icon: string;
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
            <Glyph svg={option.icon} />
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
