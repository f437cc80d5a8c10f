import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadChart } from './LoadChart';
import { LoadLegend } from './LoadLegend';

const meta = {
  title: 'Data/LoadChart',
  component: LoadChart,
  args: {
    max: 100,
    label: 'The load is 95% from May 4 to May 29, 55% to June 12 and 25% to August 28, 2026.',
    steps: [
      { start: '2026-05-04', end: '2026-05-29', current: 70, added: 25 },
      { start: '2026-05-30', end: '2026-06-12', current: 30, added: 25 },
      { start: '2026-06-13', end: '2026-08-28', current: 0, added: 25 },
    ],
  },
} satisfies Meta<typeof LoadChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithinCapacity: Story = {};

export const Over: Story = {
  args: {
    label: 'The load peaks at 120% from May 4 to May 29, 2026.',
    steps: [
      { start: '2026-05-04', end: '2026-05-29', current: 70, added: 50 },
      { start: '2026-05-30', end: '2026-06-12', current: 30, added: 50 },
      { start: '2026-06-13', end: '2026-08-28', current: 0, added: 50 },
    ],
  },
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
      { start: '2026-05-04', end: '2026-06-29', current: 20, added: 25 },
      { start: '2026-06-30', end: '2026-08-28', current: 90, added: 25 },
    ],
  },
};

export const OverThroughout: Story = {
  args: {
    max: 60,
    label: 'The load is 95% from May 4 to May 29 and 80% to August 28, 2026.',
    steps: [
      { start: '2026-05-04', end: '2026-05-29', current: 70, added: 25 },
      { start: '2026-05-30', end: '2026-08-28', current: 55, added: 25 },
    ],
  },
};

export const WithoutAddition: Story = {
  args: {
    startLabel: 'Today',
    label: 'The load is 90% through July 31, 2026.',
    steps: [
      { start: '2026-03-11', end: '2026-03-22', current: 90 },
      { start: '2026-03-23', end: '2026-04-10', current: 100 },
      { start: '2026-04-11', end: '2026-06-26', current: 90 },
      { start: '2026-06-27', end: '2026-07-31', current: 60 },
    ],
  },
};

export const OneDay: Story = {
  args: {
    label: 'The load is 60% on May 4, 2026.',
    steps: [{ start: '2026-05-04', end: '2026-05-04', current: 60 }],
  },
};

export const ThreeYears: Story = {
  args: {
    label: 'The load is 20% from 2026 to 2028.',
    steps: [{ start: '2026-01-01', end: '2028-12-31', current: 0, added: 20 }],
  },
};

export const NoCapacity: Story = { args: { max: 0, label: 'All of the load is too much.' } };
export const RightToLeft: Story = { ...Over, globals: { direction: 'rtl' } };
