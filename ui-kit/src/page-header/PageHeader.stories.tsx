import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone } from '../../.storybook/viewports';
import { PageHeader } from '.';
import { Button } from '../button';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Engineers',
    subtitle: 'Manage your engineering team',
    actions: <Button variant="primary">Add Engineer</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { subtitle: undefined, actions: undefined } };
export const LongTitle: Story = {
  args: {
    title: 'Migration of regional accounting to the shared ledger',
    style: { maxWidth: 320 },
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const OnAPhone: Story = { ...Default, globals: onAPhone };
