import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '.';
import { Badge } from '../badge';
import { Button } from '../button';

const meta = {
  title: 'Core/Cluster',
  component: Cluster,
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
