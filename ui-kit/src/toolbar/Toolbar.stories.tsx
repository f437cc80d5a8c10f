import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone } from '../../.storybook/viewports';
import { Toolbar } from '.';
import { SegmentedControl } from '../segmented-control';
import { TextField } from '../text-field';

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  args: {
    count: '24 engineers',
    children: <TextField label="Search engineers" labelHidden placeholder="Search engineers..." />,
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCount: Story = { args: { count: undefined } };
export const WithTools: Story = {
  args: {
    count: undefined,
    tools: (
      <SegmentedControl
        label="View"
        size="md"
        defaultValue="table"
        options={[
          { value: 'table', label: 'Table' },
          { value: 'schedule', label: 'Schedule' },
        ]}
      />
    ),
    end: (
      <SegmentedControl
        label="Zoom"
        size="md"
        defaultValue="week"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ]}
      />
    ),
  },
};
export const NarrowContainer: Story = { args: { style: { maxWidth: 260 } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const OnAPhone: Story = { globals: onAPhone };
