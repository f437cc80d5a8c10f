import type { LoadStep } from '@erm/contracts/load-curve';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import { LoadChart } from './LoadChart';
import { LoadLegend } from './LoadLegend';

const summer: LoadStep[] = [
  { startDate: '2026-05-04', endDate: '2026-05-29', load: 70 },
  { startDate: '2026-05-30', endDate: '2026-06-12', load: 30 },
  { startDate: '2026-06-13', endDate: '2026-08-28', load: 0 },
];

const guide: Guide = {
  when: 'Use it in a form or panel, for the load of one person over a period, and what a change would add.',
  instead: [
    ['Data/AllocationBar', 'for one number.'],
    ['Portal kit/Planning', 'for several people over time.'],
  ],
  rules: [
    { do: 'Say the same in `label`.', dont: 'A chart without words.' },
    { do: 'LoadLegend, if something is added.', dont: 'Leave solid and soft fills to be guessed.' },
  ],
  screenReader: 'Read as an image with its label.',
};

const meta = {
  title: 'Portal kit/LoadChart',
  component: LoadChart,
  parameters: { guide },
  args: {
    max: 100,
    added: 25,
    label: 'The load is 95% from May 4 to May 29, 55% to June 12, and 25% to August 28, 2026.',
    steps: summer,
  },
} satisfies Meta<typeof LoadChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithinCapacity: Story = {};

export const Over: Story = {
  args: { added: 50, label: 'The load peaks at 120% from May 4 to May 29, 2026.' },
  render: (args) => (
    <>
      <LoadLegend addedLabel="This assignment" over />
      <LoadChart {...args} />
    </>
  ),
};

export const OverAtTheEnd: Story = {
  args: {
    max: 80,
    steps: [
      { startDate: '2026-05-04', endDate: '2026-06-29', load: 20 },
      { startDate: '2026-06-30', endDate: '2026-08-28', load: 90 },
    ],
  },
};

export const OverThroughout: Story = {
  args: {
    max: 60,
    label: 'The load is 95% from May 4 to May 29 and 80% to August 28, 2026.',
    steps: [
      { startDate: '2026-05-04', endDate: '2026-05-29', load: 70 },
      { startDate: '2026-05-30', endDate: '2026-08-28', load: 55 },
    ],
  },
};

export const WithoutAddition: Story = {
  args: {
    added: undefined,
    startLabel: 'Today',
    label: 'The load is 90% through July 31, 2026.',
    steps: [
      { startDate: '2026-03-11', endDate: '2026-03-22', load: 90 },
      { startDate: '2026-03-23', endDate: '2026-04-10', load: 100 },
      { startDate: '2026-04-11', endDate: '2026-06-26', load: 90 },
      { startDate: '2026-06-27', endDate: '2026-07-31', load: 60 },
    ],
  },
};

export const OneDay: Story = {
  args: {
    added: undefined,
    label: 'The load is 60% on May 4, 2026.',
    steps: [{ startDate: '2026-05-04', endDate: '2026-05-04', load: 60 }],
  },
};

export const ThreeYears: Story = {
  args: {
    label: 'The load is 20% from 2026 to 2028.',
    steps: [{ startDate: '2026-01-01', endDate: '2028-12-31', load: 20 }],
  },
};

export const NoCapacity: Story = { args: { max: 0, label: 'All of the load is over the maximum.' } };
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Over, globals: { direction: 'rtl' } };
