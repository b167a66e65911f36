/** Another address for a page, with all links to it. */

import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Hint } from '../parts/Hint.tsx';
import { addressFrom } from '../state/new-page.ts';
import { useEditorAndWords, useTyped } from '../state/use-editor.ts';
import { AddressInput, addressFault, focusFault } from './AddressInput.tsx';
import { linksTo, renamePage } from './links.ts';
import { canRedirect } from './redirects.ts';

/** A redirect goes along as well; of links people think where they are seen. */
const isOnPages = (place: string) => !place.startsWith('/redirects/');

export function AddressDialog({ page, close }: { page: number; close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const [{ document, forms }] = useState(() => editor.state());
  const before = String(editor.valueOf(`/routes/${page}/path`) ?? '');
  const [text, setText, forget] = useTyped(`address in place of ${before}`, () => before);
  const [isAsked, setAsked] = useState(false);
  const canLead = canRedirect(document.value, before);
  // Nobody knows the address of a page that was never published.
  const [leadsOn, setLeadsOn] = useState(canLead && editor.valueOf(`/routes/${page}/draft`) !== true);
  const [links] = useState(() => (forms ? linksTo(document.value, forms, before).filter(isOnPages).length : 0));
  const address = addressFrom(text);
  const fault = address === before ? undefined : addressFault(address, document.value, words);

  const submit = (form: HTMLFormElement) => {
    setAsked(true);
    if (fault) focusFault(form);
    if (fault || !forms) return;
    if (address !== before) {
      const title = words.addressChanged(links);
      const { value } = editor.state().document;
      editor.carryOut(renamePage(value, forms, page, address, leadsOn), { title, at: `/routes/${page}/path` });
      editor.say(title);
    }
    forget();
    close();
  };
  return (
    <AskDialog title={words.changeAddress} label={words.apply} close={close} forget={forget} submit={submit}>
      <AddressInput text={text} address={address} fault={isAsked ? fault : undefined} change={setText} isFirst />
      <Hint size="md">{words.linksFollow(links)}</Hint>
      {canLead && (
        <Checkbox
          label={words.redirectHere(before)}
          description={words.redirectNote}
          checked={leadsOn}
          onChange={(event) => setLeadsOn(event.currentTarget.checked)}
        />
      )}
    </AskDialog>
  );
}
