import { Alert, Button, FileButton } from '@mantine/core';
import uploadIcon from '@tabler/icons/outline/upload.svg?raw';
import { useState } from 'react';
import { blankOf } from '../../form/blank.ts';
import type { StoredFile } from '../../storage.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { type FieldProps, FieldView } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useField } from './use-field.ts';

/** An image: the file, chosen among those there are or added to them, and what it shows. */
export function ImageField({ field, at, siblings, isBare }: FieldProps<'image'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const [isOpen, setOpen] = useState(false);
  const image = value as { src?: string; alt?: string } | undefined;
  const file = useSelected(({ files }) => files.find(({ path }) => path === image?.src));
  const choose = (src: string) => {
    setOpen(false);
    if (src !== image?.src) set({ ...image, src, alt: image?.alt ?? blankOf(field.alt) });
  };
  const tools = field.optional && image && <RemoveButton label={words.without(field.title)} run={remove} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup tools={tools}>
      <div className={classes.nested} data-at={`${at}/src`}>
        <button type="button" className={classes.image} onClick={() => setOpen(true)}>
          {file && <img src={file.address} alt="" />}
          <span>{image?.src ?? words.chooseImage}</span>
        </button>
        {image && <FieldView field={field.alt} at={`${at}/alt`} />}
      </div>
      {isOpen && <ImageChooser chosen={image?.src} choose={choose} close={() => setOpen(false)} />}
    </Labelled>
  );
}

function ImageChooser({
  chosen,
  choose,
  close,
}: {
  chosen: string | undefined;
  choose: (src: string) => void;
  close: () => void;
}) {
  const editor = useEditor();
  const words = useWords();
  const files = useSelected((state) => state.files);
  const [refused, setRefused] = useState<string>();
  const images = files.filter((file): file is StoredFile & { image: object } => file.image !== undefined);
  const upload = async (file: File | null) => {
    if (!file) return;
    const result = await editor.upload(file.name, file);
    if ('file' in result) choose(result.file.path);
    else setRefused(words.refusals[result.refused]);
  };
  return (
    <Dialog onClose={close} title={words.chooseImage} size="xl">
      <FileButton onChange={(file) => void upload(file)} accept="image/svg+xml,image/png,image/jpeg,image/webp,image/avif">
        {(props) => (
          <Button {...props} variant="light" leftSection={<Glyph svg={uploadIcon} />} data-autofocus>
            {words.upload}
          </Button>
        )}
      </FileButton>
      {refused && (
        <Alert color="red" mt="sm" role="alert">
          {refused}
        </Alert>
      )}
      <ul className={classes.images}>
        {images.map(({ path, address, image }) => (
          <li key={path}>
            <button type="button" className={classes.thumbnail} aria-pressed={path === chosen} onClick={() => choose(path)}>
              <img src={address} alt="" loading="lazy" />
              <span>{path.slice(path.lastIndexOf('/') + 1)}</span>
              <small>{`${image.width} × ${image.height}`}</small>
            </button>
          </li>
        ))}
      </ul>
      {images.length === 0 && <p>{words.noImages}</p>}
    </Dialog>
  );
}
