/** Tells what a form would send, and where: while one tries the page, nothing is sent. */

import { findMistakes, visibleFields } from '../../parts/form/fields.ts';
import { nameOf } from '../../parts/form/texts.ts';
import type { FromPreview } from './messages.ts';

/** Whether the script of the page will say what is missing or wrong, and send nothing. */
export const isHeldByPage = (form: HTMLFormElement): boolean =>
  form.noValidate && findMistakes(form, { required: '', invalid: '' }).size > 0;

export function triedForm(form: HTMLFormElement): Extract<FromPreview, { type: 'sending' }> {
  const names = new Set(visibleFields(form).map(nameOf));
  return {
    type: 'sending',
    fields: [...names].join(', '),
    to: form.getAttribute('action') ?? '',
  };
}
