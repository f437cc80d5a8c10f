import type { CapacityAssignment } from '@erm/contracts/engineers';
import { explainLoad } from '@erm/contracts/explain-load';
import { EVERY_DAY } from '@erm/contracts/work-calendar';
import { Stack } from '@erm/ui-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import { expect, fn } from 'storybook/test';
import { LoadSum } from './LoadSum';
import { Waiting } from './Waiting';

const part = (name: string, allocationPercentage: number, startDate: string, endDate: string) =>
  ({
    _id: name,
    projectName: name,
    role: 'Tech lead',
    status: 'active',
    version: 1,
    allocationPercentage,
    startDate,
    endDate,
    projectId: { _id: name, name, status: 'active', description: '' },
  }) satisfies CapacityAssignment;

const parts = [
  part('Atlas Billing', 60, '2026-01-05', '2026-07-31'),
  part('Observability Rollout', 40, '2026-02-02', '2026-04-30'),
];
const asked = { startDate: '2026-03-11', endDate: '2026-03-11' };
const explain = (maxCapacity: number, of = parts) =>
  explainLoad(of, { maxCapacity, calendar: EVERY_DAY }, asked);

const guide: Guide = {
  when: 'Use it in a popover behind a number: what it is made of, and a way out if it is too much.',
  instead: [['Overlay/InfoTip', 'for how a number is defined.']],
  rules: [
    {
      do: 'The same dates and the same number as where it was opened.',
      dont: 'A sum that differs from the number it explains.',
    },
    { do: 'Offer to fix what is over.', dont: 'Only red.' },
  ],
  keys: [['Enter, Space', 'On Fix the overload: leads to the fixes.']],
  screenReader: 'A list of assignments, then the sum in words.',
};

const meta = {
  title: 'Portal kit/Why',
  component: LoadSum,
  parameters: { guide },
  args: { name: 'Noor Haddad', asked, explanation: explain(100) },
  decorators: [
    (Story) => (
      <Stack gap={2} style={{ maxInlineSize: 320 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof LoadSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithinCapacity: Story = {};

export const Over: Story = {
  args: { explanation: explain(80), onFix: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fix the overload' }));
    await expect(args.onFix).toHaveBeenCalledOnce();
  },
};

export const NothingAssigned: Story = { args: { explanation: explain(100, []) } };

export const LongNames: Story = {
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff the Younger of Bethlehem',
    explanation: explain(100, [
      part('Migration-of-regional-accounting-to-the-shared-ledger', 60, '2026-01-05', '2026-07-31'),
    ]),
  },
};

export const Loading: Story = {
  render: () => <Waiting query={{ error: null, refetch: () => Promise.resolve() }} />,
};

export const Failed: Story = {
  render: () => <Waiting query={{ error: new Error('offline'), refetch: () => Promise.resolve() }} />,
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Over, globals: { direction: 'rtl' } };
