import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { onAPhone } from '../../.storybook/viewports';
import { Note } from '.';
import { Button } from '../button';
import { Link } from '../link';
import { Stack } from '../stack';

const guide: Guide = {
  when: 'Use it for what should be known now, next to what it is about, and stays until that changes.',
  instead: [
    ['Overlay/Toaster', 'for what was just done and needs no answer.'],
    ['Core/ErrorState', 'if there is no content to show.'],
    ['Core/FieldFrame', 'for the error of a single field.'],
  ],
  rules: [
    {
      do: 'State the fact in the title, and what to do about it below.',
      dont: 'A bare title such as “Warning”.',
    },
    { do: 'Offer at most one way out.', dont: 'Three buttons, and no advice which one to take.' },
    {
      do: 'Set `live` if it appears after an action.',
      dont: 'Announce a note that was there from the start.',
    },
  ],
  screenReader:
    'With `live`, red notes interrupt and others wait. The icon is skipped, so the title must say how serious it is.',
};

const meta = {
  title: 'Core/Note',
  component: Note,
  parameters: { guide },
  args: { tone: 'red' },
} satisfies Meta<typeof Note>;

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

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithAction,
  globals: { direction: 'rtl' },
};

export const OnAPhone: Story = { ...WithAction, globals: onAPhone };
