/** The images of the site: to choose one, or to add one. */
import { Button, FileButton, UnstyledButton } from '@mantine/core';
import { Dialog } from '../parts/Dialog.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { SearchInput } from '../parts/SearchInput.tsx';
import { placeOf } from '../state/describe-place.ts';
import { useEditor, useSelected, useTyped } from '../state/use-editor.ts';
import { namedFiles } from '../state/validation.ts';
import { useWords } from '../words/words.ts';
import classes from './ImageField.module.css';
import { factsOf, fileName, type ImageFile, imagesOf, splitByUse, usesOfFiles } from './image-facts.ts';
import { RemoveUnused } from './RemoveUnused.tsx';
import { SiteImage } from './SiteImage.tsx';
import { UploadState } from './UploadState.tsx';
import { anyFileAgain, useUpload } from './use-upload.ts';

interface ImageChooserProps {
  /** The pointer of the value. */
  at: string;
  chosen: string | undefined;
  choose: (path: string) => void;
  close: () => void;
}

export function ImageChooser({ at, chosen, choose: chooseImage, close }: ImageChooserProps) {
  const editor = useEditor();
  const words = useWords();
  const files = useSelected((state) => state.files);
  const [search, setSearch, forget] = useTyped(`image for ${at}`, () => '');
  const choose = (path: string) => {
    forget();
    chooseImage(path);
  };
  const upload = useUpload(choose);
  const images = imagesOf(files);
  const wanted = search.trim().toLowerCase();
  const found = images.filter(({ path }) => fileName(path).toLowerCase().includes(wanted));
  const styles = files.flatMap((file) => file.styles?.text ?? []).join('\n');
  const inStyles = images.flatMap(({ path }) => (styles.includes(fileName(path)) ? [path] : []));
  const { used, unused } = splitByUse(found, [...namedFiles(editor.state().document.text), ...inStyles]);
  const list = (shown: ImageFile[]) => <Thumbnails images={shown} chosen={chosen} choose={choose} at={at} />;
  return (
    <Dialog
      onClose={close}
      title={words.chooseImage}
      size="xl"
      // Where the focus goes next, whoever has chosen decides.
      returnFocus={false}
    >
      <div className={classes.chooser} data-over={upload.isOver || undefined} {...upload.handlers}>
        <div className={classes.bar}>
          <SearchInput label={words.inputs.imageSearch} value={search} change={setSearch} />
          <FileButton
            inputProps={anyFileAgain}
            onChange={(file) => void upload.take(file)}
            // Where HEIC is not asked for, iPhones hand over a JPEG.
            accept="image/jpeg,image/png,image/webp,image/svg+xml,image/avif"
          >
            {(props) => (
              <Button {...props} variant="light" loading={upload.isBusy} leftSection={<Glyph name="upload" />}>
                {words.upload}
              </Button>
            )}
          </FileButton>
        </div>
        <p className={classes.hint}>{upload.isOver ? words.inputs.dropHere : words.inputs.dropHint}</p>
        <UploadState upload={upload} />
        {list(used)}
        {unused.length > 0 && (
          <section aria-label={words.inputs.unusedImages}>
            <h3 className={classes.heading}>{words.inputs.unusedImages}</h3>
            {list(unused)}
            <RemoveUnused images={unused} />
          </section>
        )}
        {found.length === 0 && <p>{images.length === 0 ? words.noImages : words.nothingFound}</p>}
      </div>
    </Dialog>
  );
}

interface ThumbnailsProps {
  images: ImageFile[];
  chosen: string | undefined;
  choose: (path: string) => void;
  /** The pointer of the value that an image is chosen for: where else one is used is said. */
  at: string;
}

function Thumbnails({ images, chosen, choose, at }: ThumbnailsProps) {
  const editor = useEditor();
  const words = useWords();
  const lang = useSelected((state) => state.lang);
  const uses = usesOfFiles(editor.state().document.value);
  const elsewhere = ({ path }: ImageFile) => (uses.get(path) ?? []).filter((use) => use !== `${at}/src`);
  const nameOf = (use: string) => placeOf(editor.state(), use).slice(0, 2).join(' › ');
  return (
    <ul className={classes.thumbnails}>
      {images.map((file) => (
        <li key={file.path}>
          <UnstyledButton
            className={classes.thumbnail}
            aria-pressed={file.path === chosen}
            title={file.path}
            onClick={() => choose(file.path)}
          >
            <SiteImage file={file} />
            <span className={classes.name}>{fileName(file.path)}</span> <small>{factsOf(file, lang)}</small>
            {elsewhere(file).length > 0 && <small>{words.inputs.alsoUsed([...new Set(elsewhere(file).map(nameOf))])}</small>}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
