import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tooltip } from '.';
import { Button } from '../button';

const meta = {
  title: 'Overlay/Tooltip',
  component: Tooltip,
  args: { content: 'Atlas Billing (Frontend lead) - active', children: <Button>Atlas Billing</Button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;

/** Rest on it for 700 ms, or reach it by Tab. */
export const Default: StoryObj<typeof meta> = {};

export const Open: StoryObj<typeof meta> = {
  play: ({ canvas, userEvent }) => {
    canvas.getByRole('button');
    return userEvent.tab();
  },
};
