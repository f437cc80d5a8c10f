import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect } from 'storybook/test';
import { PasswordField } from '.';

const guide: Guide = {
  when: 'Use it wherever a password is typed, also a new one: it can be revealed, so it is asked for once.',
  instead: [['Core/TextField', 'for anything else.']],
  rules: [
    {
      do: '`autoComplete="new-password"`, where a password is chosen.',
      dont: 'Let password managers fill in the old one.',
    },
    { do: 'Say the rules in the hint, before they are broken.', dont: 'Forbid pasting.' },
  ],
  keys: [
    ['Tab', 'Moves on to the button that reveals the password.'],
    ['Enter, Space', 'On the button: reveals or hides it.'],
  ],
  screenReader: 'The button says whether it shows or hides the password.',
};

const meta = {
  title: 'Core/PasswordField',
  component: PasswordField,
  parameters: { guide },
  args: { label: 'Password', defaultValue: 'demo-password', style: { maxWidth: 400 } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'At least 6 characters', controlSize: 'lg' } };
export const Invalid: Story = { args: { error: 'Password must be at least 6 characters' } };

export const Disabled: Story = { args: { disabled: true } };
/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> input)" names={['Default', 'Hover', 'Focus']}>
      <PasswordField {...args} />
    </InStates>
  ),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };

export const LongTexts: Story = {
  args: {
    label: "Password for your company's workspace",
    defaultValue: 'correct-horse-battery-staple-and-then-some-more',
    hint: "At least 6 characters. Don't reuse a password from another site",
    style: { maxWidth: 200 },
  },
};

export const RevealsPassword: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
