import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { glyphs } from '../../.storybook/samples/glyphs';
import { GlyphIcon } from './GlyphIcon';
import type { Glyph } from './glyph';

const guide: Guide = {
  when: 'Use it for the state of something, in a badge or a list.',
  instead: [['Data/Icon', 'for actions and things.']],
  rules: [
    {
      do: 'The same glyph for the same state everywhere.',
      dont: 'A new meaning for a glyph that already has one.',
    },
    { do: 'Put the state into words next to it.', dont: 'A glyph alone.' },
  ],
  screenReader: 'Skipped: the text next to it is read.',
};

const meta = {
  title: 'Data/GlyphIcon',
  component: GlyphIcon,
  parameters: { guide },
  args: { glyph: 'halfDisc' },
} satisfies Meta<typeof GlyphIcon>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.keys(glyphs).map((glyph) => (
        <GlyphIcon key={glyph} glyph={glyph as Glyph} value={60} size={28} />
      ))}
    </div>
  ),
};
