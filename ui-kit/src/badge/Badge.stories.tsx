import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { Badge } from './Badge';
import type { Tone } from './tones';

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Senior' } } satisfies Meta<
  typeof Badge
>;
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

export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
