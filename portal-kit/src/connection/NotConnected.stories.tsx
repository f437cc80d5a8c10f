import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { NotConnected } from './NotConnected';

/** The line as it is while the browser is offline. */
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

const meta = { title: 'Portal kit/Not connected', component: Offline } satisfies Meta<typeof Offline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutConnection: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not connected.', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
