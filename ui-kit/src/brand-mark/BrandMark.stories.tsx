import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { BrandMark } from '.';
import { Cluster } from '../cluster';

const guide: Guide = {
  when: 'Use it once per screen, where the product introduces itself: in the sidebar, and above a sign-in form.',
  rules: [
    { do: 'Show the product name next to it.', dont: 'Let the mark stand alone as the name.' },
    { do: 'Give it one of the sizes below, from 20 px.', dont: 'Recolor, rotate, or outline it.' },
  ],
};

const meta = { title: 'Core/BrandMark', component: BrandMark, parameters: { guide } } satisfies Meta<
  typeof BrandMark
>;

export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Cluster gap={4} align="end">
      {[72, 40, 30, 20].map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </Cluster>
  ),
};
