import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '.';
import { Cluster } from '../cluster';

const meta = { title: 'Core/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;

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
