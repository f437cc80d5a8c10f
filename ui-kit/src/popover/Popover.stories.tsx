import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from '.';
import { Button } from '../button';
import { Link } from '../link';

const meta = {
  title: 'Overlay/Popover',
  component: Popover,
  parameters: { layout: 'centered' },
  args: {
    label: 'Details of Atlas Billing',
    trigger: <Button>Details</Button>,
    children: (
      <>
        <p>Runs Jan 5, 2026 – Jul 31, 2026, five of eight places taken.</p>
        <Link href="#atlas">View Team</Link>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Team' })).toHaveFocus());
  },
};

export const ClosedFromInside: Story = {
  args: { children: (close) => <Button onClick={close}>Done</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus());
  },
};
