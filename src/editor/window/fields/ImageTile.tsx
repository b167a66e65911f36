/** An image among others: how it looks on the page, what it is called, and how large it is. */
import type { ReactNode } from 'react';
import { useSelected } from '../state/use-editor.ts';
import { addressOf, factsOf, fileName, type ImageFile } from './image-facts.ts';

export function ImageTile({ file, children }: { file: ImageFile; children?: ReactNode }) {
  const lang = useSelected((state) => state.lang);
  const address = useSelected(({ brand }) => addressOf(file, brand));
  return (
    <>
      <img src={address} alt="" loading="lazy" />
      <span data-cut>{fileName(file.path)}</span> <small>{factsOf(file, lang)}</small> {children}
    </>
  );
}
