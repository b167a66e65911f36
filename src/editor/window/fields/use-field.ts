/** The value of a field, and the ways to change it. */
import { useMemo } from 'react';
import { useEditorAndWords, useValue } from '../state/use-editor.ts';
import type { FieldProps } from './FieldView.tsx';

export interface FieldAccess {
  value: unknown;
  set: (value: unknown, options?: { typing?: boolean }) => void;
  /** Takes the key away. */
  remove: (options?: { typing?: boolean }) => void;
}

export function useField({ field, at, siblings }: Pick<FieldProps, 'field' | 'at' | 'siblings'>): FieldAccess {
  const { editor, words } = useEditorAndWords();
  const value = useValue(at);
  const ways = useMemo(() => {
    const order = siblings?.map(({ key }) => key);
    return {
      set: (next: unknown, { typing = false }: { typing?: boolean } = {}) =>
        editor.set(at, next, { title: words.changed(field.title), typing, ...(order && { order: ['type', ...order] }) }),
      remove: ({ typing = false }: { typing?: boolean } = {}) => {
        if (editor.valueOf(at) !== undefined) editor.remove(at, { title: words.changed(field.title), typing });
      },
    };
  }, [editor, words, at, siblings, field.title]);
  return { value, ...ways };
}
