import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect } from 'storybook/test';
import { ActionLink, Link } from '.';

const guide: Guide = {
  when: 'Use it for what has an address: another page, a record, a place on this page.',
  instead: [['Core/Button', 'if something happens here.']],
  rules: [
    { do: 'Say where it leads: “View all engineers”.', dont: '“Click here”.' },
    {
      do: 'Use ActionLink beside other controls: it can be touched within 44 px.',
      dont: 'A link between buttons that is 20 px high on a phone.',
    },
    {
      do: 'Render the link of the router with `renderLink`.',
      dont: 'Navigate in `onClick`, which breaks opening in a new tab.',
    },
  ],
  keys: [['Enter', 'Follow it.']],
  screenReader: 'Read as its text and “link”.',
};

const meta = {
  title: 'Core/Link',
  component: Link,
  parameters: { guide },
  args: { href: '#all', children: 'View all' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <p>
      Need access or a new password? <Link {...args}>Contact Admin</Link>
    </p>
  ),
};

/** Hovered, focused, and pressed. */
export const States: Story = {
  render: (args) => (
    <InStates of="a">
      <Link {...args} />
    </InStates>
  ),
};

export const Focused: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Lets the caller render the link of its router. */
export const CustomRender: Story = {
  args: { renderLink: ({ children, ...props }) => <a {...props}>{children} engineers</a> },
};

/** Beside other controls, where 44 px around it can be touched. */
export const BesideControls: Story = {
  render: (args) => <ActionLink {...args}>Invitations</ActionLink>,
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...InText, globals: { direction: 'rtl' } };
