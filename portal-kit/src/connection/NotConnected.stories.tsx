import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { NotConnected } from './NotConnected';

function Offline() {
  const [queryClient] = useState(() => new QueryClient());
  useEffect(() => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <NotConnected />
    </QueryClientProvider>
  );
}

const guide: Guide = {
  when: 'Use it once per page, above the content. It shows itself while the browser is offline or requests fail.',
  instead: [['Core/ErrorState', 'if nothing was loaded yet.']],
  rules: [
    { do: 'Keep the content that was loaded.', dont: 'Replace the page by an error.' },
    { do: 'Let it retry on its own.', dont: 'Ask the reader to reload.' },
  ],
  keys: [['Enter, Space', 'On Try again: tries at once.']],
  screenReader: 'Announced at once, also when the connection is back.',
};

/** Says that the connection is lost, from when the content is, and that nothing can be saved. */
const meta = { title: 'Portal kit/Not connected', component: Offline, parameters: { guide } } satisfies Meta<
  typeof Offline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutConnection: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not connected.', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
