import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from '.';

const meta = {
  title: 'Core/SkipLink',
  component: SkipLink,
  args: { href: '#page' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="page" tabIndex={-1}>
        The main content. Press Tab to reveal the link.
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Focused, globals: { direction: 'rtl' } };
