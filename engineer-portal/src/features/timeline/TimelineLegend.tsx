import { StatusGlyph, statusLook } from '@erm/portal-kit';
import { Legend } from './AssignmentTimeline.styles';

const STATUSES = ['active', 'upcoming', 'completed', 'other'];

/** What the colors and glyphs of the bands mean. */
export function TimelineLegend() {
  return (
    <Legend aria-label="Statuses">
      {STATUSES.map((status) => (
        <li key={status}>
          <StatusGlyph kind="assignment" status={status} named={false} />
          {statusLook(status, 'assignment').label}
        </li>
      ))}
    </Legend>
  );
}
