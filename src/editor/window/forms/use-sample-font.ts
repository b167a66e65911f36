/** A font of the site in the editor's own page, for a sample of it. */
import { useEffect, useId } from 'react';

/** @returns the families to write a sample in: that of the file, else that of the device */
export function useSampleFont(address: string | undefined): string {
  const family = `sample-${useId().replace(/\W/g, '')}`;
  useEffect(() => {
    if (!address || !('FontFace' in globalThis)) return;
    const face = new FontFace(family, `url("${address}")`, { weight: '200 800' });
    document.fonts.add(face);
    return () => {
      document.fonts.delete(face);
    };
  }, [address, family]);
  return address ? `"${family}", system-ui` : 'system-ui';
}
