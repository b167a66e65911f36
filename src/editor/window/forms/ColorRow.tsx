/** A colour of the brand: for light and for dark screens side by side, and how well it is seen on what it stands on. */
import { Button, ColorSwatch, Group, Stack } from '@mantine/core';
import type { NamedField } from '../../draft/fields/model.ts';
import type { Scheme } from '../../worker/messages.ts';
import { FieldView } from '../fields/FieldView.tsx';
import { FindingsAt } from '../fields/FindingText.tsx';
import fields from '../fields/fields.module.css';
import { useEditorAndWords, useSelected, useValue } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { ContrastTable } from './ContrastTable.tsx';
import classes from './theme.module.css';

interface ColorRowProps {
  field: NamedField;
  siblings: readonly NamedField[];
}

export function ColorRow({ field, siblings }: ColorRowProps) {
  const at = `/theme/colors/${field.key}`;
  const isWritten = useValue(at) !== undefined;
  if (field.kind !== 'object') return <FieldView field={field} at={at} siblings={siblings} />;
  return (
    <Stack component="fieldset" gap={8} pt={8} pb={12} data-at={at}>
      <legend className={fields.legend}>
        {field.title}
        {field.optional && <Origin field={field} siblings={siblings} isWritten={isWritten} />}
      </legend>
      {isWritten ? (
        <Group grow gap={8} align="start">
          {field.fields.map((scheme) => (
            <SchemeColor key={scheme.key} color={field} field={scheme} siblings={field.fields} />
          ))}
        </Group>
      ) : (
        <Made name={field.key} />
      )}
      <FindingsAt pointer={at} />
      {field.fields.map(({ key }) => (
        <FindingsAt key={key} pointer={`${at}/${key}`} />
      ))}
      <ContrastTable name={field.key} title={field.title} titles={siblings} />
    </Stack>
  );
}

/** One of the two, and a better one where it cannot be read. */
function SchemeColor({ color, field, siblings }: { color: NamedField; field: NamedField; siblings: readonly NamedField[] }) {
  const { editor, words } = useEditorAndWords();
  const at = `/theme/colors/${color.key}/${field.key}`;
  const title = isScheme(field.key) ? words.forms[field.key] : field.title;
  const better = useSelected(({ brand }) =>
    brand?.suggestions.find(({ name, scheme }) => name === color.key && scheme === field.key),
  );
  return (
    <Stack gap={6} className={classes.scheme}>
      <FieldView field={{ ...field, title, description: '' }} at={at} siblings={siblings} />
      {better && (
        <Button
          size="compact-xs"
          variant="default"
          me="auto"
          aria-label={words.forms.suggestOf(color.title, title, better.color)}
          leftSection={<ColorSwatch component="span" size={20} color={better.color} />}
          onClick={({ currentTarget }) => {
            // The button goes with the fault.
            currentTarget.parentElement?.querySelector('input')?.focus();
            editor.set(at, better.color, { title: words.changed(color.title) });
            editor.say(words.changed(color.title));
          }}
        >
          {better.along ? words.forms.suggestAlong : words.forms.suggest(better.color)}
        </Button>
      )}
    </Stack>
  );
}

const isScheme = (key: string): key is Scheme => key === 'light' || key === 'dark';

/** Whether it is made of the others, and the way to the other of the two. */
function Origin({ field, siblings, isWritten }: ColorRowProps & { isWritten: boolean }) {
  const { editor, words } = useEditorAndWords();
  const at = `/theme/colors/${field.key}`;
  const made = useSelected(({ brand }) => brand?.colors[field.key]);
  const hasDark = useSelected(({ brand }) => brand?.contrasts.some(({ scheme }) => scheme === 'dark') ?? false);
  const change = () => {
    const title = words.changed(field.title);
    if (isWritten) editor.remove(at, { title });
    else if (made) {
      const own = { light: made.light.toUpperCase(), ...(hasDark && { dark: made.dark.toUpperCase() }) };
      editor.set(at, own, { title, order: siblings.map(({ key }) => key) });
    }
  };
  return (
    <Button
      size="compact-xs"
      variant="default"
      flex="none"
      aria-label={isWritten ? words.forms.makeAutomaticOf(field.title) : words.forms.makeOwnOf(field.title)}
      onClick={change}
    >
      {isWritten ? words.forms.makeAutomatic : words.forms.makeOwn}
    </Button>
  );
}

/** What it is made to be. */
function Made({ name }: { name: string }) {
  const words = useWords().forms;
  const made = useSelected(({ brand }) => brand?.colors[name]);
  return (
    <Group component="p" gap={6} fz="sm" c="dimmed">
      {made &&
        (['light', 'dark'] as const).map((scheme) => (
          <ColorSwatch component="span" key={scheme} size={20} color={made[scheme]} />
        ))}
      {words.automatic}
    </Group>
  );
}
