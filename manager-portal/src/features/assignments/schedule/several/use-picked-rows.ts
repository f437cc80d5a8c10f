import { useState } from 'react';

/**
 * The indexes of rows in which something is picked, which have to be known before they are loaded.
 * @returns them, and what to call with them while rendering, once what is loaded tells which they are now
 */
export function usePickedRows(): [picked: readonly number[], keep: (now: readonly number[]) => void] {
  const [picked, setPicked] = useState<readonly number[]>([]);
  return [
    picked,
    (now) => {
      if (now.join() !== picked.join()) setPicked(now);
    },
  ];
}
