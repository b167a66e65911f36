import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { child } from '../../../json-text/pointer.ts';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import { FindingsAt } from './FindingText.tsx';
import { IconPicker } from './IconPicker.tsx';
import { iconName } from './icon-search.ts';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SiteIcon } from './SiteIcon.tsx';
import { useField } from './use-field.ts';

/** One of the curated icons, or a drawing of the site. */
export function IconField({ field, at, siblings, isBare }: FieldProps<'icon'>) {
  const words = useWords();
  const lang = useSelected((state) => state.lang);
  const { value, set, remove } = useField({ field, at, siblings });
  const [isOpen, setOpen] = useState(false);
  const path = child(value, 'src');
  const name = [value, path].find((one) => typeof one === 'string');
  const choose = (next: string | { src: string }) => {
    set(next);
    setOpen(false);
  };
  const tools = field.optional && value !== undefined && <RemoveButton label={words.without(field.title)} run={remove} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup tools={tools}>
      <Popover opened={isOpen} onChange={setOpen} width={336} trapFocus returnFocus position="bottom-start" shadow="md">
        <Popover.Target>
          <Button
            variant="default"
            size="sm"
            data-opens
            onClick={() => setOpen(!isOpen)}
            leftSection={name !== undefined && <SiteIcon name={name} />}
          >
            {name === undefined ? words.chooseIcon : iconName(name, lang)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={words.chooseIcon}>
          <IconPicker at={at} chosen={name} choose={choose} />
        </Popover.Dropdown>
      </Popover>
      {path !== undefined && <FindingsAt pointer={`${at}/src`} />}
    </Labelled>
  );
}
