import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { TriangleAlert } from 'lucide-react';
import { Badge } from './Badge';
import type { Tone } from './tones';

const guide: Guide = {
  when: 'Use it for the state or kind of a thing, in one or two words.',
  instead: [
    ['Data/Chip', 'for one of many values.'],
    ['Core/Note', 'if something should be done about it.'],
  ],
  rules: [
    { do: 'Combine a tone with a glyph or icon.', dont: 'Say something by color alone.' },
    { do: 'One or two words.', dont: 'A sentence, which is cut off.' },
    { do: 'Keep red and orange for what needs someone.', dont: 'Colors for variety.' },
  ],
  screenReader: 'Read as its text.',
};

const meta = {
  title: 'Data/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Senior' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: Tone[] = ['green', 'yellow', 'orange', 'red', 'blue', 'grey'];

export const Neutral: Story = {};

/** A tone is always combined with text and a glyph. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} glyph="halfDisc">
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'red', icon: <TriangleAlert aria-hidden />, children: 'Over by 20%' },
};

/** Shrinks with its container and truncates the text. */
export const LongText: Story = {
  args: { children: 'Principal engineer, payment platform reliability', style: { maxWidth: 160 } },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Tones, globals: { direction: 'rtl' } };
