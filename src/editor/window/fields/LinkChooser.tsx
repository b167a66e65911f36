/** The choice of where a link leads: first the kind as a person thinks of it, then the page, the place, the address. */
import { Stack, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { publicFolder } from '../../../../schema/published-files.ts';
import type { NewPage } from '../state/new-page.ts';
import { useFilesToChoose } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { PageSelect, PlaceSelect } from './LinkPlace.tsx';
import { addressOf, kindOf, type LinkKind, type LinkValue, linkKinds, phoneOf, shownTarget, withoutPart } from './link-kinds.ts';
import { NewPageLine } from './NewPageLine.tsx';
import { SearchSelect } from './SearchSelect.tsx';
import { Segments } from './Segments.tsx';

interface LinkChooserProps {
  value: LinkValue | undefined;
  /** The pointer of the value: what is on the same page is named without its path. */
  at: string;
  /** Nothing but a page can be chosen. */
  isPage?: boolean;
  /** Makes a page and leads there. */
  makePage: (page: NewPage) => void;
  write: (value: LinkValue, options?: { typing?: boolean }) => void;
  /** Left out together with `mail`: the link leads to an address, not to a program for mails or calls. */
  newMail?: () => LinkValue;
  /** The inputs of a mail. */
  mail?: ReactNode;
}

export function LinkChooser({ value, at, isPage = false, makePage, write, newMail, mail }: LinkChooserProps) {
  const words = useWords().inputs;
  /** What the author has turned to, until something is chosen there: the link stays what it is meanwhile. */
  const [wanted, setWanted] = useState<{ kind: LinkKind; value: LinkValue | undefined }>();
  /** What was written as another kind is there again on the way back. */
  const left = useRef<Partial<Record<LinkKind, LinkValue>>>({});
  const written = kindOf(value);
  const kind = wanted && wanted.value === value ? wanted.kind : written;
  const turnTo = (next: LinkKind) => {
    if (value !== undefined) left.current[written] = value;
    const before = left.current[next];
    setWanted({ kind: next, value });
    if (before !== undefined) write(before);
    else if (next === 'mail' && newMail) write(newMail());
  };
  const own = kind === written ? value : undefined;
  const files = useFilesToChoose(kind === 'file').flatMap(({ path, published }) =>
    published && published.fault !== 'outside' ? [path.slice(publicFolder.length)] : [],
  );
  // Most sites have none.
  const isMissing = (one: LinkKind) => (one === 'file' ? files.length === 0 : (one === 'phone' || one === 'mail') && !newMail);
  const offered = linkKinds.filter((one) => (isPage ? one === 'page' : !isMissing(one)) || kind === one);
  return (
    <Stack gap={8}>
      {offered.length > 1 && (
        <Segments
          label={words.linkKind}
          options={offered.map((one) => ({ value: one, label: words.linkKinds[one] }))}
          value={kind}
          choose={turnTo}
        />
      )}
      {kind === 'page' && <PageSelect label={words.page} path={typeof own === 'string' ? own : undefined} choose={write} />}
      {kind === 'page' && <NewPageLine at={at} make={makePage} />}
      {kind === 'place' && <PlaceSelect target={typeof value === 'string' ? value : ''} at={at} choose={write} />}
      {kind === 'file' && <FileSelect files={files} target={typeof own === 'string' ? own : undefined} choose={write} />}
      {kind === 'address' && (
        <TypedTarget
          key="address"
          label={words.address}
          placeholder={words.addressExample}
          mode="url"
          value={own}
          write={(text) => write(addressOf(text), { typing: true })}
        />
      )}
      {kind === 'phone' && (
        <TypedTarget
          key="phone"
          label={words.phone}
          placeholder={words.phoneExample}
          mode="tel"
          value={own}
          // Without a digit it is still the beginning of a number.
          write={(text) => write(phoneOf(text) || 'tel:', { typing: true })}
        />
      )}
      {kind === 'mail' && mail}
    </Stack>
  );
}

interface TypedTargetProps {
  label: string;
  placeholder: string;
  mode: 'url' | 'tel';
  value: LinkValue | undefined;
  write: (text: string) => void;
}

/** What is typed stands there as it is typed, until the input is left. */
function TypedTarget({ label, placeholder, mode, value, write }: TypedTargetProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      aria-label={label}
      placeholder={placeholder}
      inputMode={mode}
      spellCheck={false}
      value={typed ?? shownTarget(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        write(event.currentTarget.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** Files of the site's own as targets of a link. */
interface FileSelectProps {
  /** Their addresses. */
  files: readonly string[];
  target: string | undefined;
  choose: (target: string) => void;
}

function FileSelect({ files, target, choose }: FileSelectProps) {
  const words = useWords();
  const value = target === undefined ? undefined : withoutPart(target);
  // A file that is gone is still what the link says.
  const all = value === undefined || files.includes(value) ? files : [...files, value];
  return (
    <SearchSelect
      label={words.inputs.file}
      options={all.map((address) => ({ value: address, label: address.slice(1) }))}
      value={value}
      choose={choose}
    />
  );
}
