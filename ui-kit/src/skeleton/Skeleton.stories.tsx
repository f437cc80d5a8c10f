import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';
import { SkeletonRows } from './SkeletonRows';

const meta = { title: 'Data/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 180 } };
export const Circle: Story = { args: { shape: 'circle', width: 28, height: 28 } };
export const Rows: Story = { render: () => <SkeletonRows /> };
export const RightToLeft: Story = { ...Rows, globals: { direction: 'rtl' } };
