/** Tells what a form would send, and where: while one tries the page, nothing is sent. */

import { visibleFields } from '../../parts/form/fields.ts';
import { nameOf } from '../../parts/form/texts.ts';
import type { FromPreview } from './messages.ts';

export function triedForm(form: HTMLFormElement): Extract<FromPreview, { type: 'sending' }> {
  const names = new Set(visibleFields(form).map(nameOf));
  return {
    type: 'sending',
    fields: [...names].join(', '),
    to: form.getAttribute('action') ?? '',
    // The script of the page shows what is wrong only when it is sent.
    isRight: !form.matches(':invalid'),
  };
}
