import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { InfoTip } from '.';

const meta = {
  title: 'Overlay/InfoTip',
  component: InfoTip,
  args: {
    about: 'Team Utilization',
    children: "Utilization is the share of the team's capacity that is currently assigned.",
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof InfoTip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'About Team Utilization' })).toHaveAccessibleDescription(
      (await screen.findByRole('tooltip')).textContent,
    );
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

/** After hovering for 700 ms. */
export const OpensOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About Team Utilization' });
    await userEvent.hover(button);
    await screen.findByRole('tooltip', undefined, { timeout: 5000 });
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
