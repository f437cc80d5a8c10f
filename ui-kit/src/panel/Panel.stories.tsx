import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '.';

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  args: {
    title: 'Team Utilization',
    action: <a href="#all">All engineers</a>,
    children: 'Rows of engineers',
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const Bare: Story = { args: { title: undefined, action: undefined } };
