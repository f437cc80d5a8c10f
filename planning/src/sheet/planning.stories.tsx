import type { CalendarDay } from '@erm/contracts/calendar-day';
import { loadCurve, loadSteps } from '@erm/contracts/load-curve';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import { useState, type CSSProperties } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Announcer } from './Announcer';
import { AssignmentBar } from '../parts/AssignmentBar';
import { spokenBar } from '../days/bar-texts';
import { liftsOf } from '../days/drawn-days';
import { assignLanes, laneTop, rowHeight } from '../parts/lanes';
import { LoadStrip } from '../parts/LoadStrip';
import { RowHead, Rows, SheetRow } from './Sheet.styles';
import { SheetFoot } from './SheetFoot';
import { Count, Legend } from './SheetFoot.styles';
import { TimeBackdrop } from './TimeBackdrop';
import { TimeSheet } from './TimeSheet';
import type { Zoom } from '../days/time-scale';
import { useTimeCanvas } from './use-time-canvas';
import { ViewSwitch } from '../url/ViewSwitch';

const TODAY = '2026-03-11';
const bar = (
  name: string,
  allocationPercentage: number,
  startDate: CalendarDay,
  endDate: CalendarDay,
  projectId: string | null = name,
) => ({
  _id: `${name} ${startDate}`,
  name,
  role: 'Developer',
  projectId,
  allocationPercentage,
  startDate,
  endDate,
});

const people = [
  { name: 'Ana Sousa', maxCapacity: 100, bars: [bar('Atlas Billing', 60, '2026-01-05', '2026-04-10')] },
  {
    name: 'Noor Haddad',
    maxCapacity: 80,
    bars: [
      bar('Atlas Billing', 60, '2026-01-05', '2026-07-31'),
      bar('Observability Rollout', 40, '2026-03-16', '2026-03-27'),
      bar('Deleted Project', 20, '2026-03-02', '2026-05-29', null),
    ],
  },
  { name: 'Ilya Aronov', maxCapacity: 100, bars: [] },
];

interface SheetProps {
  zoom: Zoom;
  retryFailed?: () => void;
}

function Sheet({ zoom, retryFailed }: SheetProps) {
  const [from, setFrom] = useState<CalendarDay>('2026-03-02');
  const canvas = useTimeCanvas({ zoom, from, onRest: setFrom });
  const { scale, drawn } = canvas;
  const liftOf = liftsOf(drawn, scale, TODAY);
  const rows = people.map((person) => ({ ...person, lanes: assignLanes(person.bars) }));
  const topOf = (index: number) => rows.slice(0, index).reduce((top, { lanes }) => top + rowHeight(lanes), 0);
  return (
    <div style={frame}>
      <Announcer>
        <TimeSheet canvas={canvas} today={TODAY} home="2026-03-02">
          <Rows role="grid" aria-label={`Schedule by ${zoom}`} style={{ blockSize: topOf(rows.length) }}>
            <TimeBackdrop scale={scale} drawn={drawn} today={TODAY} />
            {rows.map(({ name, maxCapacity, bars, lanes }, index) => (
              <SheetRow
                key={name}
                role="row"
                style={{ blockSize: rowHeight(lanes), insetBlockStart: topOf(index) }}
              >
                <RowHead role="rowheader" tabIndex={index === 0 ? 0 : -1}>
                  {name}
                </RowHead>
                <div style={{ position: 'relative', flex: 1 }}>
                  <LoadStrip
                    scale={scale}
                    steps={loadSteps(loadCurve(bars.filter(({ projectId }) => projectId)), drawn)}
                    liftOf={liftOf}
                    maxCapacity={maxCapacity}
                  />
                  {lanes.bars.map(({ bar: each, lane }) => (
                    <AssignmentBar
                      key={each._id}
                      box={{ ...scale.box(each), top: laneTop(lane) }}
                      name={each.name}
                      percent={each.allocationPercentage}
                      position={zoom === 'day' ? each.role : undefined}
                      project={each.projectId === null ? 'deleted' : undefined}
                      lift={liftOf(each)}
                      aria-label={spokenBar(each.name, each, TODAY)}
                    />
                  ))}
                </div>
              </SheetRow>
            ))}
          </Rows>
        </TimeSheet>
        <SheetFoot
          status={<Count>3 engineers</Count>}
          retryFailed={retryFailed}
          legend={<Legend>Assigned</Legend>}
        />
      </Announcer>
    </div>
  );
}

const frame: CSSProperties & Record<'--page-padding', string> = {
  '--page-padding': '16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-4)',
  blockSize: 320,
  paddingInline: 16,
  background: 'var(--bg-sheet)',
};

const guide: Guide = {
  when: 'Use these for anything over time: the sheet gives the axis and the grid, a row its strip and bars.',
  instead: [
    ['Calendar/MonthGrid', 'for the days of one month.'],
    ['Portal kit/LoadChart', 'for a single person in a form.'],
    ['Portal kit/Planning parts', 'shows what rows are made of.'],
  ],
  rules: [
    {
      do: 'Soft bars for what is planned, solid only for what one holds.',
      dont: 'A color for each project.',
    },
    { do: 'A load strip in each row, with its numbers.', dont: 'Bars that have to be added up.' },
    { do: 'Offer every drag as a menu item or dialog, too.', dont: 'Dates that only a mouse can change.' },
  ],
  keys: [
    ['Tab', 'Moves to ‹, Today, ›, and then into the grid, which is one stop.'],
    ['Arrow keys', 'Move between rows and bars, where the portal handles them.'],
  ],
  screenReader:
    'A grid: each row is named by its person, each bar says project, percentage, and dates. Changes of the period are announced.',
};

/** All parts of a sheet over time, as a schedule puts them together. */
const meta = {
  title: 'Portal kit/Planning',
  component: Sheet,
  parameters: { guide },
  args: { zoom: 'week' },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByWeek: Story = {
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('grid').parentElement!.parentElement!;
    const before = scroller.scrollLeft;
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(scroller.scrollLeft).toBeGreaterThan(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(scroller.scrollLeft).toBe(before));
  },
};

export const ByDay: Story = { args: { zoom: 'day' } };

export const ByMonthSomeFailed: Story = {
  args: { zoom: 'month', retryFailed: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retryFailed).toHaveBeenCalledOnce();
  },
};

export const Views: Story = {
  render: function Render() {
    const [view, show] = useState('table');
    const options = [
      { value: 'table', label: 'Table' },
      { value: 'schedule', label: 'Schedule' },
    ];
    return <ViewSwitch list={{ view, show }} options={options} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Schedule' }));
    await expect(canvas.getByRole('radio', { name: 'Schedule' })).toBeChecked();
  },
};
