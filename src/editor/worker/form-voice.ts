/** How findings speak to whoever fills in the forms of the editor. */
import { memo } from '../../disk/memo.ts';
import { pointerKeys } from '../../json-text/pointer.ts';
import type { MessageLanguage } from '../../loader/say/catalogue.ts';
import type { FormVoice } from '../../loader/say/problems.ts';
import { formsOf } from '../draft/fields/form-model.ts';
import { titleAt } from '../draft/fields/titles.ts';

const formsIn = memo(formsOf);

/** @returns the `form` of the loader's options */
export const formVoice =
  (lang: MessageLanguage) =>
  (manifest: unknown): FormVoice => ({ titleAt: (pointer) => titleAt(formsIn(lang), manifest, pointerKeys(pointer)) });
