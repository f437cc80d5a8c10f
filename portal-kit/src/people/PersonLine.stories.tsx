import { Badge } from '@erm/ui-kit/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonLine } from './PersonLine';

const meta = {
  title: 'Portal kit/PersonLine',
  component: PersonLine,
  args: { name: 'Ana Sousa', detail: 'ana.sousa@example.test' },
} satisfies Meta<typeof PersonLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetail: Story = {};
export const NameOnly: Story = { args: { detail: undefined, size: 28 } };
export const WithBadge: Story = { args: { badge: <Badge>Tech lead</Badge> } };
export const AsHeading: Story = { args: { nameAs: 'h2', size: 48 } };
export const DeletedAccount: Story = { args: { name: 'Deleted Engineer', deleted: true } };
export const Truncated: Story = {
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff the Younger of Bethlehem',
    detail: 'wolfeschlegelsteinhausenbergerdorff@example.test',
    max: '200px',
  },
};
export const RightToLeft: Story = { ...WithBadge, globals: { direction: 'rtl' } };
