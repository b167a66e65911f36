/** The images of the site: to choose one, to add one, and to tidy up. */

import { Badge, FileButton, Group, Loader, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Hint } from '../parts/Hint.tsx';
import { RowButton } from '../parts/RowButton.tsx';
import { moveInGrid } from '../parts/roving.ts';
import { SearchInput } from '../parts/SearchInput.tsx';
import { placeOf } from '../state/describe-place.ts';
import { useEditorAndWords, useFilesToChoose, useTyped } from '../state/use-editor.ts';
import { namedFiles } from '../state/validation.ts';
import { useWords } from '../words/words.ts';
import classes from './ImageField.module.css';
import { ImageTile } from './ImageTile.tsx';
import { fileName, type ImageFile, imagesOf, splitByUse, usesOfFiles } from './image-facts.ts';
import { RemoveUnused } from './RemoveUnused.tsx';
import { Segments } from './Segments.tsx';
import { UploadState } from './UploadState.tsx';
import { resetFileInput, type Upload, useUpload } from './use-upload.ts';

interface ImageChooserProps {
  /** The pointer of the value. */
  at: string;
  chosen: string | undefined;
  /** So many files may be added at once. */
  room: number;
  choose: (paths: readonly string[]) => void;
  close: () => void;
}

export function ImageChooser({ at, chosen, room, choose: chooseImages, close }: ImageChooserProps) {
  const { editor, words } = useEditorAndWords();
  const files = useFilesToChoose();
  const [search, setSearch, forget] = useTyped(`image for ${at}`, () => '');
  const [filter, setFilter] = useState<'all' | 'unused'>('all');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const take = (paths: readonly string[]) => {
    forget();
    chooseImages(paths);
  };
  const choose = (path: string) => take([path]);
  const upload = useUpload(take, room);
  const images = imagesOf(files);
  const { document } = editor.state();
  const styles = files.flatMap((file) => file.styles?.text ?? []).join('\n');
  const inStyles = images.flatMap(({ path }) => (styles.includes(fileName(path)) ? [path] : []));
  const { used, unused } = splitByUse(images, [...namedFiles(document.text), ...inStyles]);
  const wanted = search.trim().toLowerCase();
  const found = (filter === 'all' ? [...used, ...unused] : unused).filter(({ path }) =>
    fileName(path).toLowerCase().includes(wanted),
  );
  const uses = usesOfFiles(document.value);
  /** In the words of an author; the place that an image is chosen for is none of them. */
  const usesOf = ({ path }: ImageFile) =>
    (uses.get(path) ?? [])
      .filter((use) => use !== `${at}/src`)
      .map((use) => placeOf(editor.state(), use).slice(0, 2).join(' › '));
  const enterList = () => {
    const find = (tiles: string) => box.current?.querySelector<HTMLElement>(tiles);
    (find('[aria-pressed="true"]') ?? find('[aria-pressed]'))?.focus();
  };
  const toSearch = () => box.current?.querySelector('input')?.focus();
  return (
    <Dialog
      onClose={close}
      title={words.chooseImage}
      size="64rem"
      // Where the focus goes next, whoever has chosen decides.
      returnFocus={false}
    >
      <Stack ref={box} gap="sm" pt={3} className={classes.chooser} data-over={upload.isOver || undefined} {...upload.handlers}>
        <Group gap={8}>
          <SearchInput
            flex="1 1 14rem"
            label={words.inputs.imageSearch}
            value={search}
            change={setSearch}
            take={() => wanted !== '' && found[0] && choose(found[0].path)}
            enterList={enterList}
          />
          <Segments
            label={words.inputs.whichImages}
            options={[
              { value: 'all', label: words.inputs.allImages(images.length) },
              { value: 'unused', label: words.inputs.unusedImages(unused.length) },
            ]}
            value={filter}
            choose={setFilter}
          />
        </Group>
        <UploadState upload={upload} />
        {filter === 'unused' && unused.length > 0 && <RemoveUnused images={unused} tell={setSaid} />}
        <Hint role="status">{said}</Hint>
        <ul className={classes.thumbnails} onKeyDown={(event) => moveInGrid(event, toSearch)}>
          <li>
            <UploadTile upload={upload} />
          </li>
          {found.map((file) => (
            <li key={file.path}>
              <RowButton
                isTile
                className={classes.thumbnail}
                data-cell
                aria-pressed={file.path === chosen}
                title={file.path}
                onClick={() => choose(file.path)}
              >
                <ImageTile file={file}>
                  {file.path === chosen && (
                    <Badge component="span" fz="xs" tt="none" pos="absolute" top={12} left={12}>
                      {words.inputs.chosenHere}
                    </Badge>
                  )}
                  <UsedIn places={usesOf(file)} isUnused={unused.includes(file)} />
                </ImageTile>
              </RowButton>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p>{none(images.length, unused.length)}</p>}
      </Stack>
    </Dialog>
  );

  function none(all: number, free: number): string {
    if (all === 0) return words.noImages;
    return filter === 'unused' && free === 0 ? words.inputs.noneUnused : words.nothingFound;
  }
}

/** So many places are named; the others are counted. */
const namedPlaces = 2;

function UsedIn({ places, isUnused }: { places: readonly string[]; isUnused: boolean }) {
  const words = useWords().inputs;
  const named = [...new Set(places)].slice(0, namedPlaces);
  if (places.length > 0) return <small>{words.usedIn(named, places.filter((place) => !named.includes(place)).length)}</small>;
  return (
    isUnused && (
      <small>
        <em>{words.isUnused}</em>
      </small>
    )
  );
}

function UploadTile({ upload }: { upload: Upload }) {
  const words = useWords();
  return (
    <FileButton<boolean>
      inputProps={resetFileInput}
      multiple={upload.room > 1}
      onChange={(chosen) => void upload.take([chosen ?? []].flat())}
      // Where HEIC is not asked for, iPhones hand over a JPEG.
      accept="image/jpeg,image/png,image/webp,image/svg+xml,image/avif"
    >
      {(props) => (
        <RowButton {...props} isTile className={classes.upload} data-cell disabled={upload.isBusy}>
          {upload.isBusy ? <Loader size="sm" /> : <Glyph name="upload" />}
          <strong>{words.upload}</strong> <small>{upload.isOver ? words.inputs.dropHere : words.inputs.dropHint}</small>
        </RowButton>
      )}
    </FileButton>
  );
}
