import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '.';

const guide: Guide = {
  when: 'Use it where the content would be, whenever loading it failed.',
  instead: [
    ['Core/Note', 'if the content is there and only an action failed.'],
    ['Core/EmptyState', 'if there is nothing to show.'],
  ],
  rules: [
    { do: 'Say what failed, then the cause as the server reports it.', dont: '“Something went wrong”.' },
    {
      do: 'Offer to try again if that can help.',
      dont: 'Let the reader reload the page, which loses what they typed elsewhere.',
    },
    {
      do: 'Set `headingLevel` if it replaces a whole page or panel.',
      dont: 'A page that has no heading once it failed.',
    },
  ],
  screenReader: 'Announced at once, because it is an alert.',
};

const meta = {
  title: 'Core/ErrorState',
  component: ErrorState,
  parameters: { guide },
  args: { title: 'Error loading capacity data', cause: 'Please try again later', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const WithCode: Story = {
  args: {
    title: 'This page stopped working',
    cause: 'Nothing you saved is lost.',
    code: 'CRASH-1A2B3C',
    headingLevel: 1,
  },
};
export const FullPage: Story = {
  args: { title: 'Page not found', cause: undefined, onRetry: undefined, headingLevel: 1 },
};

export const LongCause: Story = {
  args: {
    cause:
      'GET https://api.northwind.dev/engineers?limit=50&cursor=eyJuYW1lIjoiQW5hIFNvdXNhIn0 did not respond',
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
export const Retries: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
