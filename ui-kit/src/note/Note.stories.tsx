import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone } from '../../.storybook/viewports';
import { Note } from '.';
import { Button } from '../button';
import { Link } from '../link';
import { Stack } from '../stack';

const meta = { title: 'Core/Note', component: Note, args: { tone: 'red' } } satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    title: 'Engineer only has 30% capacity remaining. Current allocation: 70%, Max capacity: 100%',
    children: 'The load peaks at 120% from May 4 to May 29, 2026.',
    action: <Button size="sm">Use 30%</Button>,
  },
};

export const Outlined: Story = {
  args: { outlined: true, title: '1 engineer is over capacity', action: <Link href="#review">Review</Link> },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['red', 'yellow', 'blue', 'green'] as const).map((tone) => (
        <Note key={tone} tone={tone} title={`A ${tone} note`}>
          What happened, followed by what to do about it.
        </Note>
      ))}
    </Stack>
  ),
};

export const TextOnly: Story = {
  args: { tone: 'yellow', children: 'No one on the team covers Security yet.' },
};
export const Live: Story = { args: { tone: 'green', live: true, title: 'Saved' } };
export const LongText: Story = {
  args: {
    title: 'Migration-of-regional-accounting-to-the-shared-ledger-platform has no engineer with Kafka skills',
    action: <Button size="sm">Review</Button>,
    style: { maxWidth: 320 },
  },
};
export const RightToLeft: Story = { ...WithAction, globals: { direction: 'rtl' } };
export const OnAPhone: Story = { ...WithAction, globals: onAPhone };
