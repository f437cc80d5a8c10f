import { monthName } from '@erm/ui-kit/data';
import { Drawing } from './ScheduleDrawing.styles';
import { scheduleRows, type Bar } from './schedule-rows';

const WEEK = 50;
const ROW = 54;
const HEAD = 45;
const FIRST_WEEK = 74;
const WEEKS = 16;
const WIDTH = 873;
const HEIGHT = HEAD + ROW * scheduleRows.length;
const TODAY = FIRST_WEEK + 1.6 * WEEK;

const weekX = (week: number) => FIRST_WEEK + week * WEEK;

/** A decorative schedule with engineers as rows, weeks as columns, and assignments as bars. */
export function ScheduleDrawing() {
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMin slice" focusable="false">
      <defs>
        <pattern
          id="schedule-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="over" width="6" height="6" />
          <rect className="stripe" width="2" height="6" />
        </pattern>
      </defs>
      {monthNames(new Date()).map((name, index) => (
        <text key={name} className="month" x={weekX(index * 4) + 8} y="29">
          {name}
        </text>
      ))}
      <path className="grid" d={gridLines()} />
      {scheduleRows.map((bars, row) => (
        <g key={row} transform={`translate(0 ${HEAD + row * ROW})`}>
          <circle className="avatar" cx="36" cy={ROW / 2} r="13.5" />
          {bars.map((bar) => (
            <BarShape key={bar[0]} bar={bar} />
          ))}
        </g>
      ))}
      <path className="today" d={`M${TODAY} ${HEAD - 4}V${HEIGHT}`} />
      <rect className="today-tag" x={TODAY - 25} y="32" width="50" height="21" rx="10.5" />
      <text className="today-text" x={TODAY} y="47" textAnchor="middle">
        Today
      </text>
    </Drawing>
  );
}

function BarShape({ bar: [from, to, kind] }: { bar: Bar }) {
  const height = kind === 'over' ? 20 : 12;
  return (
    <rect
      className={kind}
      x={weekX(from) + 3}
      y={(ROW - height) / 2}
      width={(to - from) * WEEK - 6}
      height={height}
      rx="3"
    />
  );
}

function gridLines(): string {
  const rows = scheduleRows.map((_, row) => `M0 ${HEAD + row * ROW + 0.5}H${WIDTH}`);
  const weeks = Array.from({ length: WEEKS + 1 }, (_, week) => `M${weekX(week) + 0.5} ${HEAD}V${HEIGHT}`);
  return [...rows, ...weeks].join('');
}

function monthNames(today: Date): string[] {
  const months = [0, 1, 2, 3].map(
    (ahead) => new Date(Date.UTC(today.getFullYear(), today.getMonth() + ahead)),
  );
  return months.map((month) => monthName(month.toISOString(), 'short'));
}
