/** The bar at the top: undo and redo, how the page is looked at, and what becomes of the draft. */
import { ActionIcon, Button, Group, Menu, SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { Fragment, useEffect, useState } from 'react';
import { valueAt } from '../../../../json-text/value.ts';
import { CommandMenu, type OpenedBy, RemoveItem } from '../../parts/CommandMenu.tsx';
import { Glyph, type GlyphName } from '../../parts/Glyph.tsx';
import { useNarrow } from '../../parts/use-narrow.ts';
import { isUnsaved, type View } from '../../state/editor-state.ts';
import { fillIn } from '../../state/fill-in.ts';
import { useEditor, useEditorAndWords, useSelected } from '../../state/use-editor.ts';
import { keysFor } from '../../words/keys.ts';
import { words as catalogues, rememberLanguage, useWords } from '../../words/words.ts';
import { DiscardDialog } from '../notices/DiscardDialog.tsx';
import { PublishButton } from '../publishing/PublishDialog.tsx';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import classes from './Bar.module.css';
import { SignedInButton, SignOutDialog } from './SignedIn.tsx';

export function Bar() {
  const { editor, words } = useEditorAndWords();
  const isInteractive = useSelected(({ view }) => view.isInteractive);
  const name = useSelected(({ document }) => fillIn(String(valueAt(document.value, '/site/name') ?? ''), document.value));
  if (useNarrow())
    return (
      <header className={classes.root} data-pane="bar">
        <History action="undo" icon="arrow-back-up" />
        <History action="redo" icon="arrow-forward-up" />
        <h1 className={classes.name} data-cut>
          {name}
        </h1>
        <Save />
        {editor.publishing && <PublishButton publishing={editor.publishing} />}
        <MoreMenu />
      </header>
    );
  return (
    <header className={classes.root} data-pane="bar">
      <Group gap="xs" wrap="nowrap">
        <h1 className={classes.name} data-cut>
          {name}
        </h1>
        <History action="undo" icon="arrow-back-up" />
        <History action="redo" icon="arrow-forward-up" />
      </Group>
      <Group gap="sm">
        <ViewChoice name="width" />
        <ViewChoice name="scheme" />
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
          <ActionIcon size="lg" aria-label={words.searchTexts} onClick={() => editor.search(true)}>
            <Glyph name="search" />
          </ActionIcon>
        </Tooltip>
        <SignedInButton />
        <VersionsButton />
        <LanguageChoice />
        <Save />
        {editor.publishing && <PublishButton publishing={editor.publishing} />}
      </Group>
    </header>
  );
}

function VersionsButton() {
  const { versions } = useEditor();
  const words = useWords().versions;
  const [isOpen, setOpen] = useState(false);
  if (!versions) return null;
  return (
    <>
      <Tooltip label={words.title}>
        <ActionIcon size="lg" aria-label={words.title} onClick={() => setOpen(true)}>
          <Glyph name="history" />
        </ActionIcon>
      </Tooltip>
      {isOpen && <VersionsDialog versions={versions} close={() => setOpen(false)} />}
    </>
  );
}

function History({ action, icon }: { action: 'undo' | 'redo'; icon: GlyphName }) {
  const { editor, words } = useEditorAndWords();
  const title = useSelected(({ document: { done, undone } }) => (action === 'undo' ? done : undone).at(-1)?.title);
  const label = title ? words[`${action}Of`](title) : words[action];
  return (
    <Tooltip label={`${label} (${keysFor(action, words)})`}>
      {/* It stays reachable, so that it is found by keyboard before there is anything to undo. */}
      <ActionIcon
        size="lg"
        aria-label={label}
        aria-disabled={!title}
        {...(!title && { 'data-disabled': true })}
        // Whoever writes goes on writing.
        onMouseDown={(event) => event.preventDefault()}
        onClick={editor[action]}
      >
        <Glyph name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}

type Choice = 'width' | 'scheme';

/** How the page is looked at. */
const options = {
  width: { phone: 'device-mobile', tablet: 'device-tablet', desktop: 'device-desktop' },
  scheme: { light: 'sun', dark: 'moon' },
} as const satisfies { [Name in Choice]: Record<View[Name], GlyphName> };

const optionsOf = (name: Choice) => Object.entries(options[name]) as [View[Choice], GlyphName][];

function ViewChoice({ name }: { name: Choice }) {
  const { editor, words } = useEditorAndWords();
  const value = useSelected(({ view }) => view[name]);
  return (
    <SegmentedControl
      size="xs"
      aria-label={words[name]}
      value={value}
      onChange={(chosen) => editor.setView({ [name]: chosen } as Partial<View>)}
      data={optionsOf(name).map(([option, icon]) => ({
        value: option,
        label: (
          <Group component="span" px={4} title={words[option]}>
            <Glyph name={icon} />
            <VisuallyHidden>{words[option]}</VisuallyHidden>
          </Group>
        ),
      }))}
    />
  );
}

/** In a narrow window: all that is not needed all the time. */
function MoreMenu() {
  const { editor, words } = useEditorAndWords();
  const [opened, setOpened] = useState<OpenedBy>();
  const [isAsked, setAsked] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const view = useSelected((state) => state.view);
  const lang = useSelected((state) => state.lang);
  const isOpen = useSelected(isUnsaved);
  const choose = useLanguageChoice();
  return (
    <>
      <CommandMenu label={words.more} opened={opened} setOpened={setOpened} size="lg">
        <Menu.Item onClick={() => editor.search(true)}>{words.searchTexts}</Menu.Item>
        {editor.versions && <Menu.Item onClick={() => setLooking(true)}>{words.versions.title} …</Menu.Item>}
        <Menu.Item onClick={() => editor.setView({ isInteractive: !view.isInteractive, pane: 'preview' })}>
          {view.isInteractive ? words.stopTrying : words.tryPage}
        </Menu.Item>
        {(['width', 'scheme'] as const).map((name) => (
          <Fragment key={name}>
            <Menu.Divider />
            <Menu.Label>{words[name]}</Menu.Label>
            <Menu.RadioGroup
              value={view[name]}
              onChange={(chosen) => editor.setView({ [name]: chosen, pane: 'preview' } as Partial<View>)}
            >
              {optionsOf(name).map(([option]) => (
                <Menu.RadioItem key={option} value={option} closeMenuOnClick>
                  {words[option]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Fragment>
        ))}
        <Menu.Divider />
        <Menu.Label>{words.interfaceLanguage}</Menu.Label>
        <Menu.RadioGroup value={lang} onChange={choose}>
          {languages.map(([code, { language }]) => (
            <Menu.RadioItem key={code} value={code} closeMenuOnClick>
              {language}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={() => editor.showKeys(true)}>{words.keyboard}</Menu.Item>
        {editor.session && <Menu.Item onClick={() => setLeaving(true)}>{words.signedIn.signOut} …</Menu.Item>}
        {/* Always there, since the others must not move under a finger when it comes. */}
        <RemoveItem disabled={!isOpen} onClick={() => setAsked(true)}>
          {words.discard} …
        </RemoveItem>
      </CommandMenu>
      {isLooking && editor.versions && <VersionsDialog versions={editor.versions} close={() => setLooking(false)} />}
      {isLeaving && <SignOutDialog close={() => setLeaving(false)} />}
      {isAsked && <DiscardDialog close={() => setAsked(false)} />}
    </>
  );
}

const languages = Object.entries(catalogues);

function useLanguageChoice(): (lang: string) => void {
  const editor = useEditor();
  return (chosen) => {
    const lang = chosen as keyof typeof catalogues;
    rememberLanguage(lang);
    editor.setLang(lang);
  };
}

function LanguageChoice() {
  const choose = useLanguageChoice();
  const words = useWords();
  const lang = useSelected((state) => state.lang);
  return (
    <SegmentedControl
      size="xs"
      aria-label={words.interfaceLanguage}
      value={lang}
      data={languages.map(([value, { language }]) => ({
        value,
        label: <span title={`${words.interfaceLanguage}: ${language}`}>{value.toUpperCase()}</span>,
      }))}
      onChange={choose}
      styles={{ label: { color: 'var(--editor-text)' } }}
    />
  );
}

function Save() {
  const { editor, words } = useEditorAndWords();
  const isOpen = useSelected(isUnsaved);
  const isSaving = useSelected(({ saving }) => saving === 'yes');
  const [share, setShare] = useState(0);
  useEffect(() => editor.sending?.(setShare), [editor]);
  const sent = share > 0 && share < 1 ? ` ${Math.round(share * 100)} %` : '';
  return (
    <Tooltip label={`${words.save} (${keysFor('save', words)})`}>
      <Button
        size="sm"
        className={classes.save}
        aria-disabled={!isOpen}
        {...(!isOpen && { 'data-disabled': true })}
        onClick={() => void editor.save()}
      >
        {isSaving ? words.saving + sent : isOpen ? words.save : words.saved}
      </Button>
    </Tooltip>
  );
}
