import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Detail, Line, Sum } from './Why.styles';

/** A part of a number, or the sum of its parts. */
export interface WhyLine {
  label: string;
  detail?: ReactNode;
  value: ReactNode;
  /** Part by default. */
  kind?: 'part' | 'total' | 'over';
}

/** The breakdown of a number, line by line. */
export function WhyLines({ lines }: { lines: readonly WhyLine[] }) {
  return (
    <Sum>
      {lines.map(({ label, detail, value, kind = 'part' }, index) => (
        <Line key={index} $kind={kind}>
          <dt>
            {kind === 'over' && <TriangleAlert size={14} aria-hidden="true" />}
            <span>{label}</span>
            {detail !== undefined && <Detail>{detail}</Detail>}
          </dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </Sum>
  );
}
