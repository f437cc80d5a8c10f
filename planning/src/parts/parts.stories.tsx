import { Panel } from '@erm/ui-kit/layout';
import { Stack } from '@erm/ui-kit/core';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import type { LoadStep } from '@erm/contracts/load-curve';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AssignmentBar, type AssignmentBarProps } from './AssignmentBar';
import { LoadStrip } from './LoadStrip';
import { PointerNote } from '../sheet/PointerNote';
import { fitScale } from '../days/time-scale';

const guide: Guide = {
  when: 'Use these in the rows of a sheet over time, where their width is their time.',
  instead: [
    ['Portal kit/Planning', 'for the sheet around them.'],
    ['Data/AllocationBar', 'for a load at one moment.'],
  ],
  rules: [
    {
      do: 'Say everything in the accessible name of a bar.',
      dont: 'Rely on its text, which width shortens.',
    },
    { do: 'A strip above the bars of each row.', dont: 'A strip alone: rows say the same in words.' },
    { do: 'Solid for what is held or selected.', dont: 'Solid for what is important.' },
    { do: 'A hatch and a triangle for what is over.', dont: 'Red alone.' },
  ],
  keys: [['Arrow keys', 'Move between bars, where the sheet handles them. A sheet is one stop of Tab.']],
  screenReader: 'Each bar is a cell with its project, percentage, and dates. Strips and notes are skipped.',
};

const boxOf = (width: number) => ({ left: 4, width, top: 0 });
const bars: (Partial<AssignmentBarProps> & { caption: string })[] = [
  { caption: 'An assignment, with a stem at its start' },
  { caption: 'With room for the position', position: 'Frontend lead', box: boxOf(270) },
  { caption: 'Focused', className: 'pseudo-focus-visible' },
  { caption: 'Selected, with grips', resizable: true, 'aria-selected': true },
  { caption: 'Its place, while it is held somewhere else', taken: true },
  { caption: 'Of a completed project', project: 'completed' },
  { caption: 'Of a deleted project', name: 'Deleted Project', project: 'deleted' },
  { caption: 'A shortened name', box: boxOf(62) },
  { caption: 'The number alone', box: boxOf(40) },
  { caption: 'The longest number alone', percent: 100, box: boxOf(44) },
  { caption: 'Too narrow for texts', box: boxOf(12) },
];

const span = { startDate: '2026-03-02', endDate: '2026-04-26' };
const half = { startDate: '2026-03-30', endDate: '2026-04-26' };
const scale = fitScale(span, 240);
const whole = (load: number): LoadStep[] => [{ ...span, load }];
const halves = (first: number, second: number): LoadStep[] => [
  { startDate: span.startDate, endDate: '2026-03-29', load: first },
  { ...half, load: second },
];

const strips = [
  { caption: 'Nothing assigned', steps: whole(0) },
  { caption: 'Partly', steps: whole(45) },
  { caption: 'Full, then 60%', steps: halves(100, 60) },
  { caption: 'Over, with hatch and triangle, then 60%', steps: halves(120, 60) },
  { caption: 'Over a maximum below 100%', steps: whole(100), maxCapacity: 80 },
  { caption: 'With the days that something held covers', steps: halves(50, 90), held: [half] },
];

const Line = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <div role="row" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
    <div style={{ position: 'relative', flex: '0 0 280px', blockSize: 24 }}>{children}</div>
    <span role="gridcell">{caption}</span>
  </div>
);

function Parts() {
  return (
    <Stack gap={4}>
      <Panel title="Assignments">
        <div role="grid" aria-label="Assignments" style={{ display: 'grid', gap: 12 }}>
          {bars.map(({ caption, name = 'Atlas Billing', percent = 60, ...state }, index) => (
            <Line key={caption} caption={caption}>
              <AssignmentBar
                percent={percent}
                box={boxOf(240)}
                tabIndex={index === 0 ? 0 : -1}
                {...state}
                name={name}
                aria-label={`${name}, ${percent} percent, ${caption}`}
              />
            </Line>
          ))}
        </div>
      </Panel>
      <Panel title="Loads">
        <div role="grid" aria-label="Loads" style={{ display: 'grid', gap: 12 }}>
          {strips.map(({ caption, ...strip }) => (
            <Line key={caption} caption={caption}>
              <LoadStrip scale={scale} maxCapacity={100} {...strip} />
            </Line>
          ))}
        </div>
      </Panel>
    </Stack>
  );
}

/** The parts of a row over time, each in the states it can be in. */
const meta = {
  title: 'Portal kit/Planning parts',
  component: Parts,
  parameters: { guide },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BarsAndStrips: Story = {
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByText(/%$/, { selector: '[data-number]' });
    for (const number of numbers) {
      const bar = number.closest('[role=gridcell]')!.getBoundingClientRect();
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right);
    }
    await expect(numbers).toHaveLength(bars.length - 1);
  },
};

export const NoteAtPointer: Story = {
  render: () => (
    <PointerNote at={{ x: 24, y: 24 }}>
      <strong>Ilya Aronov, Apr 6 – 24</strong>
      <div>80 of 100%, 20% free left</div>
    </PointerNote>
  ),
};
