import { StatusGlyph, statusAppearance } from '@erm/portal-kit';
import { Legend } from './AssignmentTimeline.styles';

const STATUSES = ['active', 'upcoming', 'completed', 'other'];

/** The legend of the bands' colors and glyphs. */
export function TimelineLegend() {
  return (
    <Legend aria-label="Statuses">
      {STATUSES.map((status) => (
        <li key={status}>
          <StatusGlyph kind="assignment" status={status} named={false} />
          {statusAppearance(status, 'assignment').label}
        </li>
      ))}
    </Legend>
  );
}
