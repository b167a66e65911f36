import { Overlay, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { child } from '../../../json-text/pointer.ts';
import { Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { imagesAt, withFile } from '../state/blocks.ts';
import { useEditorAndWords, useSelected } from '../state/use-editor.ts';
import { AltField } from './AltField.tsx';
import { FieldList } from './FieldList.tsx';
import type { FieldProps } from './FieldView.tsx';
import { FindingsAt } from './FindingText.tsx';
import { FocusField } from './FocusField.tsx';
import { ImageChooser } from './ImageChooser.tsx';
import classes from './ImageField.module.css';
import { addressOf, factsOf, fileName, imagesOf, largeImage, sizeOf } from './image-facts.ts';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { UploadState } from './UploadState.tsx';
import { useField } from './use-field.ts';
import { useUpload } from './use-upload.ts';

/** More files than these nobody describes. */
const mostAtOnce = 20;

/** An image: the file, chosen among those there are or added to them, and what it shows. */
export function ImageField({ field, at, siblings, isBare }: FieldProps<'image'>) {
  const { editor, words } = useEditorAndWords();
  const lang = useSelected((state) => state.lang);
  const { value, set, remove } = useField({ field, at, siblings });
  const [isOpen, setOpen] = useState(false);
  /** The image that was chosen here last: it is to be described. */
  const [asked, setAsked] = useState<{ src: string; alt: string }>();
  const group = useRef<HTMLDivElement>(null);
  const image = value as { src?: string; alt?: string; focus?: unknown } | undefined;
  const file = useSelected(({ files }) => imagesOf(files).find(({ path }) => path === image?.src)?.path);
  const shown = imagesOf(editor.state().files).find(({ path }) => path === file);
  const brand = useSelected((state) => state.brand);
  const address = shown && addressOf(shown, brand);
  const isCut = useSelected(({ wholeImages }) => wholeImages !== '' && !wholeImages.split('\n').includes(at));
  /** What stays in view is chosen on the picture; on a drawing where the page cuts it, which few places do. */
  const focus = shown && (shown.image.type !== 'svg' || isCut || image?.focus) ? field.focus : undefined;
  const imagesHere = (paths: readonly string[]) => {
    const { forms, document } = editor.state();
    return forms && imagesAt(forms, document.value, at, paths);
  };
  const choose = (paths: readonly string[]) => {
    const [src = '', ...others] = paths;
    const { imageChosen, imagesAdded } = words.inputs;
    flushSync(() => {
      setOpen(false);
      // An upload takes its time, in which somebody may have written on.
      const now = editor.valueOf(at);
      const next = withFile(now, src);
      const several = others.length > 0 ? imagesHere(paths) : undefined;
      if (several) editor.carryOut(several.operations, { title: words.changed(field.title), at });
      else if (src !== child(now, 'src')) set(next);
      setAsked({ src, alt: next.alt });
    });
    editor.say(others.length > 0 ? imagesAdded(paths.length) : imageChosen(fileName(src)));
  };
  const close = () => {
    flushSync(() => setOpen(false));
    // The place of a picture that was never chosen goes.
    if (asked || !editor.withdraw(at)) group.current?.querySelector('button')?.focus();
  };
  /** Among other blocks those behind the first become blocks behind it. */
  const room = imagesHere(Array<string>(mostAtOnce).fill(''))?.count ?? 1;
  const upload = useUpload(choose, room);
  const tools = field.optional && image && <RemoveButton label={words.without(field.title)} run={remove} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup tools={tools}>
      <Stack ref={group} gap="xs" {...upload.handlers}>
        <RowButton
          isTile
          className={classes.image}
          data-at={`${at}/src`}
          data-opens
          // Its photo is seen large below.
          data-small={focus !== undefined || undefined}
          data-over={upload.isOver || undefined}
          onClick={() => setOpen(true)}
        >
          {address !== undefined && <img src={address} alt="" />}
          <span data-cut>
            <Text span inherit fw={600} c="ink">
              {image?.src === undefined ? words.chooseImage : words.inputs.changeImage}
            </Text>{' '}
            {image?.src !== undefined && fileName(image.src)}
          </span>{' '}
          {shown && <small>{factsOf(shown, lang)}</small>}
          {upload.isOver && (
            <Overlay component="span" center radius="md" bg="var(--editor-accent-ground)" c="ink" fw={600}>
              {words.inputs.dropHere}
            </Overlay>
          )}
        </RowButton>
        <UploadState upload={upload} isSaid />
        {shown && shown.image.size > largeImage && <Hint>{words.inputs.largeImage(sizeOf(shown.image.size, lang))}</Hint>}
        <FindingsAt pointer={`${at}/src`} />
        {image && <AltField field={field.alt} at={`${at}/alt`} of={image.src} asked={asked} />}
        {focus && shown && <FocusField field={focus} at={`${at}/focus`} of={at} address={shown.address} />}
        {image && field.more.length > 0 && <FieldList fields={field.more} at={at} />}
      </Stack>
      {isOpen && <ImageChooser at={at} chosen={image?.src} room={room} choose={choose} close={close} />}
    </Labelled>
  );
}
