import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { onAPhone } from '../../.storybook/viewports';
import { AllocationBar } from '../allocation-bar';
import { Stat } from './Stat';
import { StatStrip } from './StatStrip';

const guide: Guide = {
  when: 'Use it for the few figures a page is about; StatStrip sets them side by side.',
  instead: [['Core/Facts', 'for properties.']],
  rules: [
    {
      do: 'Put the figure into context: “8 with free capacity”.',
      dont: 'A number without anything to compare it with.',
    },
    { do: 'Three or four of them.', dont: 'Ten, of which none stands out.' },
  ],
  screenReader: 'Read as label, figure, and context, in this order.',
};

const meta = {
  title: 'Data/Stat',
  component: Stat,
  parameters: { guide },
  args: { label: 'Total Engineers', value: 24, context: '8 with free capacity' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strip: Story = {
  render: () => (
    <StatStrip>
      <Stat label="Total Engineers" value={24} context="8 with free capacity" />
      <Stat label="Active Projects" value={5} context="2 planning, 1 completed" />
      <Stat label="Total Assignments" value={48} context="35 running, 7 upcoming" />
      <Stat
        label="Avg Utilization"
        value="85%"
        context={<AllocationBar current={85} max={100} size="sm" label="Avg Utilization" />}
      />
    </StatStrip>
  ),
};

export const InADialog: Story = { args: { size: 'md' } };
export const ValueOnly: Story = { args: { context: undefined } };
export const LongTexts: Story = {
  args: {
    label: 'Engineers with capacity in the next three months',
    value: '12,345',
    context: 'most of them on the shared ledger migration',
    style: { maxWidth: 200 },
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Strip, globals: { direction: 'rtl' } };

export const OnAPhone: Story = { ...Strip, globals: onAPhone };
