import { Badge } from '@erm/ui-kit/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@erm/ui-kit/storybook/guide';
import { PersonLine } from './PersonLine';

const guide: Guide = {
  when: 'Use it wherever a person is shown with more than a name: rows, cards, headers.',
  instead: [['Data/Avatar', 'for the disc alone.']],
  rules: [
    { do: '`nameAs` a heading, where the line titles a page or card.', dont: 'Two headings of level 1.' },
    { do: '`deleted` for an account that no longer exists.', dont: 'A blank, where a name was.' },
  ],
  screenReader: 'Read as name, then detail; the disc is skipped.',
};

const meta = {
  title: 'Portal kit/PersonLine',
  component: PersonLine,
  parameters: { guide },
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

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithBadge,
  globals: { direction: 'rtl' },
};
