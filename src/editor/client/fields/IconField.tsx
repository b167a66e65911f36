import icons from 'virtual:icons';
import { Button, Group, Popover, ScrollArea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import type { FieldProps } from './FieldView.tsx';
import classes from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SiteIcon } from './SiteIcon.tsx';
import { useField } from './use-field.ts';

/** One of the curated icons. */
export function IconField({ field, at, siblings, isBare }: FieldProps<'icon'>) {
  const words = useWords();
  const { value, set, remove } = useField({ field, at, siblings });
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = Object.keys(icons).filter((name) => name.includes(search.trim().toLowerCase()));
  const choose = (name: string) => {
    set(name);
    setOpen(false);
  };
  const tools = field.optional && value !== undefined && <RemoveButton label={words.without(field.title)} run={remove} />;
  return (
    <Labelled field={field} at={at} isBare={isBare} isGroup tools={tools}>
      <Popover opened={isOpen} onChange={setOpen} width={320} trapFocus returnFocus position="bottom-start">
        <Popover.Target>
          <Button
            variant="default"
            size="sm"
            onClick={() => setOpen(!isOpen)}
            leftSection={typeof value === 'string' && <SiteIcon name={value} />}
          >
            {typeof value === 'string' ? value : words.chooseIcon}
          </Button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={words.chooseIcon}>
          <TextInput
            type="search"
            aria-label={words.searchIcon}
            placeholder={words.searchIcon}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            data-autofocus
          />
          <ScrollArea.Autosize mah={280} mt="xs">
            <Group gap={4} className={classes.icons}>
              {found.map((name) => (
                <button
                  key={name}
                  type="button"
                  title={name}
                  aria-label={name}
                  aria-pressed={name === value}
                  className={classes.icon}
                  onClick={() => choose(name)}
                >
                  <SiteIcon name={name} />
                </button>
              ))}
            </Group>
            {found.length === 0 && words.nothingFound}
          </ScrollArea.Autosize>
        </Popover.Dropdown>
      </Popover>
    </Labelled>
  );
}
