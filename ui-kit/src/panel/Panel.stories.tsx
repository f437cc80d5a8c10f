import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Panel } from '.';
import { Link } from '../link';
import { SkeletonRows } from '../skeleton';

const guide: Guide = {
  when: 'Use it for a titled section among others on a page.',
  instead: [
    ['Layout/Card', 'without a title.'],
    ['Layout/PageHeader', 'for the title of the page.'],
  ],
  rules: [
    { do: 'One small control in the header, such as “View all”.', dont: 'A toolbar in a header.' },
    { do: '`padded={false}` for rows that go from edge to edge.', dont: 'Rows in a box in a box.' },
  ],
  screenReader: 'Its title is a heading of level 2.',
};

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  parameters: { guide },
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

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
