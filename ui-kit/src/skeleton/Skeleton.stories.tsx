import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Skeleton } from './Skeleton';
import { SkeletonRows } from './SkeletonRows';

const guide: Guide = {
  when: 'Use it in the shape of what is loading, so that nothing jumps when it arrives.',
  instead: [['Core/LoadingText', 'if the shape is not known.']],
  rules: [
    { do: 'Pair it with a LoadingText for screen readers.', dont: 'A page that loads in silence.' },
    { do: 'As many rows as usually come.', dont: 'One gray block for the whole page.' },
  ],
  screenReader: 'Skipped.',
};

const meta = { title: 'Data/Skeleton', component: Skeleton, parameters: { guide } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 180 } };
export const Circle: Story = { args: { shape: 'circle', width: 28, height: 28 } };
export const Rows: Story = { render: () => <SkeletonRows /> };
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Rows, globals: { direction: 'rtl' } };
