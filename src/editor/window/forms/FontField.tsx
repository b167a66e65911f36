/** A font of the brand: that of the device, or a file among those there are or added to them, and how it looks. */
import { Button, FileButton, Group, Select, Stack, Text } from '@mantine/core';
import type { Json } from '../../../../schema/json.ts';
import { fontPath, isPackaged, packagedFonts } from '../../../../schema/packaged-fonts.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { FindingsAt } from '../fields/FindingText.tsx';
import fields from '../fields/fields.module.css';
import { UploadState } from '../fields/UploadState.tsx';
import { resetFileInput, useUpload } from '../fields/use-upload.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { useEditorAndWords, useFilesToChoose, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { useSampleFont } from './use-sample-font.ts';

/** WOFF as well: who chooses one is told what is needed. */
const accepted = '.woff2,.woff,.ttf,.otf';

/** What the manifest calls the font of the device. */
const system = 'system';

export function FontField({ field, at }: { field: NamedField; at: string }) {
  const { editor, words } = useEditorAndWords();
  const family = String(useValue(`${at}/family`) ?? '');
  const file = useValue(`${at}/file`);
  const files = useFilesToChoose();
  const upload = useUpload(([path = '']) => choose(path), 1, words.forms.noFont);
  if (field.kind !== 'object') return <FieldView field={field} at={at} />;
  const paths = files.flatMap(({ path, font }) => (font?.format ? [path] : []));
  const packaged = file === undefined && isPackaged(family) ? fontPath(family) : null;
  const chosen = family === system ? system : typeof file === 'string' ? file : packaged;
  /** A new file brings its name; a name that was written for the old one would be wrong. */
  const choose = (path: string | null) => {
    if (path === null || path === chosen) return;
    // Files for what is bold and what is emphasised belong to the font that was there.
    const named = path === system ? system : packagedFonts.find((one) => fontPath(one) === path);
    const next: Json = named ? { family: named } : { family: familyOf(path), file: path };
    editor.set(at, next, { title: words.changed(field.title) });
  };
  return (
    <Stack component="fieldset" gap={8} pt={8} pb={12} data-at={at}>
      <legend className={fields.legend}>{field.title}</legend>
      <div data-at={`${at}/file`}>
        <Group gap="xs" align="end" wrap="nowrap">
          <Select
            openOnFocus={false}
            flex={1}
            label={words.forms.fontFile}
            allowDeselect={false}
            value={chosen}
            onChange={choose}
            data={[
              { value: system, label: words.forms.systemFont },
              {
                group: words.forms.packagedFonts,
                items: packagedFonts.map((one) => ({ value: fontPath(one), label: one })),
              },
              {
                group: words.forms.ownFonts,
                items: [...new Set([...paths, ...(typeof file === 'string' ? [file] : [])])].map((path) => ({
                  value: path,
                  label: path.slice(path.lastIndexOf('/') + 1),
                })),
              },
            ]}
          />
          <FileButton accept={accepted} inputProps={resetFileInput} onChange={(added) => void upload.take(added ? [added] : [])}>
            {(props) => (
              <Button
                {...props}
                variant="light"
                px="xs"
                aria-label={words.forms.addFont}
                title={words.forms.addFont}
                loading={upload.isBusy}
              >
                <Glyph name="upload" />
              </Button>
            )}
          </FileButton>
        </Group>
        <FindingsAt pointer={`${at}/file`} />
      </div>
      <UploadState upload={upload} />
      <Sample address={files.find(({ path }) => path === chosen)?.address} />
      {field.fields
        .filter(({ key }) => key !== 'file' && chosen !== system && chosen !== packaged)
        .map((inner) => (
          <FieldView key={inner.key} field={{ ...inner, description: '' }} at={`${at}/${inner.key}`} siblings={field.fields} />
        ))}
      <FindingsAt pointer={at} />
    </Stack>
  );
}

/** `bricolage-grotesque-latin.woff2` → `Bricolage Grotesque Latin`: a name that its author may change. */
export function familyOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const parts = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') || 'Font';
}

/** A line in the font; without a file in that of the device. */
function Sample({ address }: { address: string | undefined }) {
  const words = useWords().forms;
  return (
    <Text aria-hidden size="xl" ff={useSampleFont(address)}>
      {words.pangram}
    </Text>
  );
}
