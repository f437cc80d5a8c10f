import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '.';

const meta = {
  title: 'Core/Spinner',
  component: Spinner,
  args: { label: 'Loading', size: 24 },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With reduced motion the label is shown instead. */
export const Default: Story = {};

export const Small: Story = { args: { size: 14 } };
