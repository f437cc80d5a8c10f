import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '.';

const meta = {
  title: 'Core/Spinner',
  component: Spinner,
  args: { label: 'Loading', size: 24 },
} satisfies Meta<typeof Spinner>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
