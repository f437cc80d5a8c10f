import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { onAPhone } from '../../.storybook/viewports';
import { Toolbar } from '.';
import { SegmentedControl } from '../segmented-control';
import { TextField } from '../text-field';

const guide: Guide = {
  when: 'Use it between the header and a list that it searches, filters, or shows in another way.',
  instead: [['Core/Cluster', 'for other rows of buttons.']],
  rules: [
    { do: 'Search first, then the views, the count at the end.', dont: 'A different order on each page.' },
    { do: 'Put what is rarely used into a menu at the end.', dont: 'Two lines of buttons.' },
  ],
  keys: [['Tab', 'Reaches each control in turn.']],
  screenReader: 'The count is announced when it changes.',
};

const meta = {
  title: 'Layout/Toolbar',
  component: Toolbar,
  parameters: { guide },
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
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
export const OnAPhone: Story = { globals: onAPhone };
