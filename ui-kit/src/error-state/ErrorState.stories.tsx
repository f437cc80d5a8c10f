import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '.';

const meta = {
  title: 'Core/ErrorState',
  component: ErrorState,
  args: { title: 'Error loading capacity data', cause: 'Please try again later', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const FullPage: Story = {
  args: { title: 'Page not found', cause: undefined, onRetry: undefined, headingLevel: 1 },
};
export const LongCause: Story = {
  args: {
    cause:
      'GET https://api.northwind.dev/engineers?limit=50&cursor=eyJuYW1lIjoiQW5hIFNvdXNhIn0 did not respond',
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Retries: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
