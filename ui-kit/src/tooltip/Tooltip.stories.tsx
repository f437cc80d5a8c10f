import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { expect, screen, waitFor } from 'storybook/test';
import { Tooltip } from '.';
import { Button } from '../button';

const guide: Guide = {
  when: 'Use it to name a control that shows only an icon, or to complete a text that is cut.',
  instead: [
    ['Overlay/InfoTip', 'for an explanation, which also opens by touch.'],
    ['Overlay/Popover', 'for something to press.'],
  ],
  rules: [
    { do: 'A few words.', dont: 'A paragraph.' },
    { do: 'Leave it out, if the label says the same.', dont: 'A tooltip on every button.' },
    { do: 'Attach it to what can be focused.', dont: 'Text in a tooltip that only a mouse can reach.' },
  ],
  keys: [
    ['Tab', 'Onto its element: shows it at once.'],
    ['Escape', 'Hides it, and keeps the focus.'],
  ],
  screenReader: 'Read as the description of its element.',
};

const meta = {
  title: 'Overlay/Tooltip',
  component: Tooltip,
  args: { content: 'Atlas Billing (Frontend lead) - active', children: <Button>Atlas Billing</Button> },
  parameters: { guide, layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;

/** Hover for 700 ms, or press Tab. */
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Atlas Billing');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Atlas Billing (Frontend lead) - active',
    );
  },
};

/** Limits the line length for readability. */
export const LongText: Story = {
  args: {
    content: 'Available from: the day after the last assignment ends, or today if there are no assignments.',
  },
  play: ({ userEvent }) => userEvent.tab(),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...LongText, globals: { direction: 'rtl' } };

export const ClosesOnEscape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const OpensOnHover: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await screen.findByRole('tooltip', undefined, { timeout: 5000 });
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
