import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '.';
import { Link } from '../link';
import { SkeletonRows } from '../skeleton';

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  args: {
    title: 'Team Utilization',
    action: <Link href="#all">All engineers</Link>,
    children: 'Rows of engineers',
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};
export const WithoutTitle: Story = { args: { title: undefined, action: undefined } };

/** For edge-to-edge rows. */
export const WithoutPadding: Story = { args: { padded: false, children: <SkeletonRows /> } };
export const LongTitle: Story = {
  args: {
    title: 'Utilization of all teams working on the shared ledger migration',
    style: { maxWidth: 320 },
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
