import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllocationBadge } from './AllocationBadge';
import { FreeBadge } from './FreeBadge';
import { StatusBadge } from './StatusBadge';
import { StatusGlyph } from './StatusGlyph';

const meta = { title: 'Portal kit/Badges', component: StatusBadge } satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

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
      <StatusGlyph kind="assignment" status="upcoming" />
    </div>
  ),
};

export const RightToLeft: Story = { ...Statuses, globals: { direction: 'rtl' } };
