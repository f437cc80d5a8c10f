import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from '.';

const meta = {
  title: 'Core/ErrorState',
  component: ErrorState,
  args: { title: 'Error loading capacity data', cause: 'Please try again later', onRetry: () => {} },
} satisfies Meta<typeof ErrorState>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
