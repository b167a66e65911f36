import { useEffect, useState } from 'react';

/** What is seen of the window beside a keyboard on glass: from the top of the window, in CSS pixels. */
export function useVisible(): { top: number; bottom: number } {
  const [seen, setSeen] = useState(visible);
  useEffect(() => {
    const once = new AbortController();
    for (const type of ['resize', 'scroll']) {
      window.visualViewport?.addEventListener(type, () => setSeen(visible()), { signal: once.signal });
    }
    return () => once.abort();
  }, []);
  return seen;
}

function visible(): { top: number; bottom: number } {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  return { top: offsetTop, bottom: offsetTop + height };
}
