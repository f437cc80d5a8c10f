import type { ReactNode } from 'react';

/** A disc inside the ring, filled clockwise from the top to a percentage. */
export function Pie({ value, children }: { value: number; children: ReactNode }) {
  const filled = Math.min(100, Math.max(0, value));
  return (
    <>
      {children}
      <circle
        cx="7"
        cy="7"
        r="1.75"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        pathLength="100"
        strokeDasharray={`${filled} 100`}
        transform="rotate(-90 7 7)"
      />
    </>
  );
}
