import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import { AllocationBadge } from './AllocationBadge';
import { FreeBadge } from './FreeBadge';
import { StatusBadge } from './StatusBadge';
import { StatusGlyph } from './StatusGlyph';

const guide: Guide = {
  when: 'Use these for states that the product knows, so that each looks and reads the same in all portals.',
  instead: [['Data/Badge', 'for everything else.']],
  rules: [
    {
      do: 'StatusBadge in tables and headers, StatusGlyph in dense lists.',
      dont: 'A Badge with a tone of your own for the same state.',
    },
    {
      do: 'FreeBadge for capacity that is left, AllocationBadge for what is taken.',
      dont: 'Both for the same number.',
    },
  ],
  screenReader: 'Read as text, such as “80% Free”.',
};

const meta = { title: 'Portal kit/Badges', component: StatusBadge, parameters: { guide } } satisfies Meta<
  typeof StatusBadge
>;
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

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Statuses, globals: { direction: 'rtl' } };
