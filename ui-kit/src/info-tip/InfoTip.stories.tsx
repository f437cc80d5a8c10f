import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { InfoTip } from '.';

const meta = {
  title: 'Overlay/InfoTip',
  component: InfoTip,
  args: {
    about: 'Team Utilization',
    children: 'Available from is the day on which the last assignment ends.',
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
