import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Cluster } from '.';
import { Badge } from '../badge';
import { Button } from '../button';

const guide: Guide = {
  when: 'Use it for things on one line that may wrap: buttons, badges, a title with its status.',
  instead: [
    ['Core/Stack', 'for children below each other.'],
    ['Layout/Grid', 'for cells of equal width.'],
    ['Layout/Toolbar', 'for the search and tools above a list.'],
  ],
  rules: [
    { do: 'Let the row wrap.', dont: 'Force a row of fixed width, which is cut off at 320 px.' },
    { do: 'Set the space between children with `gap`.', dont: 'Margins on the children.' },
  ],
};

const meta = {
  title: 'Core/Cluster',
  component: Cluster,
  parameters: { guide },
  args: { children: ['Edit', 'View Team', 'Delete'].map((label) => <Button key={label}>{label}</Button>) },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const End: Story = { args: { justify: 'end' } };
export const SpaceBetween: Story = { args: { justify: 'space-between' } };
export const Baseline: Story = {
  args: {
    align: 'baseline',
    children: [<h2 key="title">Atlas Billing</h2>, <Badge key="badge">Active</Badge>],
  },
};

export const Wrapped: Story = {
  args: {
    style: { maxWidth: 240 },
    children: ['TypeScript', 'React', 'PostgreSQL', 'Kafka', 'Go'].map((skill) => (
      <Badge key={skill}>{skill}</Badge>
    )),
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
