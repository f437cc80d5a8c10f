import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { AllocationBadge } from './AllocationBadge';
import { Badge } from './Badge';
import { FreeBadge } from './FreeBadge';
import { StatusBadge } from './StatusBadge';

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Senior' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Neutral: Story = {};

export const FreeCapacity: Story = {
  render: () => (
    <div style={row}>
      {[80, 50, 20, 15].map((free) => (
        <FreeBadge key={free} free={free} />
      ))}
    </div>
  ),
};

export const Allocation: Story = {
  render: () => (
    <div style={row}>
      {[100, 60, 30].map((percent) => (
        <AllocationBadge key={percent} percent={percent} />
      ))}
    </div>
  ),
};

export const Statuses: Story = {
  render: () => (
    <div style={row}>
      {['active', 'planning', 'completed'].map((status) => (
        <StatusBadge key={status} kind="project" status={status} />
      ))}
      {['active', 'completed', 'upcoming', 'other'].map((status) => (
        <StatusBadge key={status} kind="assignment" status={status} />
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'red', icon: <TriangleAlert aria-hidden />, children: 'Over by 20%' },
};

/** It shrinks with its place and cuts its text. */
export const LongText: Story = {
  args: { children: 'Principal engineer for reliability of the payment platform', style: { maxWidth: 160 } },
};

export const RightToLeft: Story = { ...Statuses, globals: { direction: 'rtl' } };
