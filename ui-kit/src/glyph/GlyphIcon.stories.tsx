import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlyphIcon } from './GlyphIcon';
import type { Glyph } from './glyph';

const GLYPHS: Glyph[] = [
  'halfDisc',
  'discCheck',
  'dashedRing',
  'ringDash',
  'signal1',
  'signal2',
  'signal3',
  'signal4',
  'pie',
];

const meta = { title: 'Data/GlyphIcon', component: GlyphIcon, args: { glyph: 'halfDisc' } } satisfies Meta<
  typeof GlyphIcon
>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {GLYPHS.map((glyph) => (
        <GlyphIcon key={glyph} glyph={glyph} value={60} size={28} />
      ))}
    </div>
  ),
};
