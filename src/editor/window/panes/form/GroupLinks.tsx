/** At the top of a form: what else it has, below what is filled in first. Each leads to its group and unfolds it. */
import { Button, Group } from '@mantine/core';
import { fieldGroups } from '../../../../../schema/words.ts';
import type { NamedField } from '../../../draft/fields/model.ts';
import { useWords } from '../../words/words.ts';

export function GroupLinks({ fields }: { fields: readonly NamedField[] }) {
  const { groupLinks, inputs } = useWords();
  const there = fieldGroups.filter((name) => fields.some(({ group }) => group === name));
  if (there.length === 0) return null;
  const lead = (button: HTMLElement, name: string) => {
    // Entries of lists have groups of their own, which stand further within.
    const group = [...(button.closest('[data-pane="form"]')?.querySelectorAll(`[data-group="${name}"]`) ?? [])].at(-1);
    const unfold = group?.querySelector<HTMLElement>('[data-unfold]');
    if (unfold?.ariaExpanded === 'false') unfold.click();
    group?.scrollIntoView({ block: 'start', behavior: 'instant' });
    unfold?.focus({ preventScroll: true });
  };
  return (
    <Group component="nav" aria-label={groupLinks} gap={6} mt="sm">
      {there.map((name) => (
        <Button key={name} size="xs" variant="default" radius="xl" onClick={({ currentTarget }) => lead(currentTarget, name)}>
          <span>
            {inputs.groups[name]} <span aria-hidden>↓</span>
          </span>
        </Button>
      ))}
    </Group>
  );
}
