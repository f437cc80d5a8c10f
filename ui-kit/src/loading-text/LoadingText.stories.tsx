import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingText } from '.';

const meta = {
  title: 'Core/LoadingText',
  component: LoadingText,
  args: { children: 'Loading engineers...' },
} satisfies Meta<typeof LoadingText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
