import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { expect } from 'storybook/test';
import { SkipLink } from '.';

const guide: Guide = {
  when: 'Use it once, as the first thing in the page, before the navigation.',
  rules: [
    {
      do: 'Lead to an element with `tabIndex={-1}`, so that the focus goes there.',
      dont: 'Only scroll, while the focus stays in the navigation.',
    },
    { do: 'Say where it leads.', dont: 'Several of them, which are themselves something to skip.' },
  ],
  keys: [
    ['Tab', 'Shows it, as the first stop of the page.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  screenReader: 'The first link of the page.',
};

const meta = {
  title: 'Core/SkipLink',
  component: SkipLink,
  parameters: { guide },
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

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Focused, globals: { direction: 'rtl' } };
