import { useEffect, useState } from 'react';
import type { VirtualRows } from './VirtualRows';

/**
 * The code that draws only the rows near the window, fetched once a table asks for it: null until it came. Where it
 * cannot be loaded it is `'failed'`, and all rows are drawn: slowly, but none is missing.
 */
export function useVirtualRows(wanted: boolean) {
  const [loaded, setLoaded] = useState<{ Rows: typeof VirtualRows } | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./VirtualRows').then(
      ({ VirtualRows: Rows }) => setLoaded({ Rows }),
      (error: unknown) => {
        console.error('The code of long tables could not be loaded', error);
        setLoaded('failed');
      },
    );
  }, [wanted]);
  return loaded;
}
