import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionLink, Link } from '.';

const meta = {
  title: 'Core/Link',
  component: Link,
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

export const Focused: Story = {
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

export const RightToLeft: Story = { ...InText, globals: { direction: 'rtl' } };
