import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect, screen, waitFor } from 'storybook/test';
import { InfoTip } from '.';

const guide: Guide = {
  when: 'Use it for how a figure comes about, or what a term means, next to it.',
  instead: [
    ['Overlay/Tooltip', 'for the name of an icon button.'],
    ['Overlay/Popover', 'for something to press.'],
  ],
  rules: [
    { do: 'One or two sentences of text.', dont: 'Links, which cannot be reached in a tooltip.' },
    { do: 'Explain what only some readers ask.', dont: 'Hide what everyone needs.' },
  ],
  keys: [
    ['Tab', 'Moves to it, and shows the text.'],
    ['Escape', 'Hides it.'],
  ],
  screenReader: 'Read as “About” and its subject, with the explanation as description.',
};

const meta = {
  title: 'Overlay/InfoTip',
  component: InfoTip,
  args: {
    about: 'Team Utilization',
    children: "Utilization is the share of the team's capacity that is currently assigned.",
  },
  parameters: { guide, layout: 'centered' },
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

/** Hovered, focused, and pressed. */
export const States: Story = {
  render: (args) => (
    <InStates of="button">
      <InfoTip {...args} />
    </InStates>
  ),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { direction: 'rtl' } };

/** After hovering for 700 ms. */
export const OpensOnHover: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About Team Utilization' });
    await userEvent.hover(button);
    await screen.findByRole('tooltip', undefined, { timeout: 5000 });
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
