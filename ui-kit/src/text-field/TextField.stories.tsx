import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { TextField } from '.';

const guide: Guide = {
  when: 'Use it for text on one line: names, addresses, titles.',
  instead: [
    ['Fields/TextArea', 'for several lines.'],
    ['Fields/Select', 'or a Combobox, if the answers are known.'],
    ['Data/SearchField', 'for a search.'],
    ['Fields/SuggestField', 'if most people type what others have typed.'],
  ],
  rules: [
    {
      do: 'A visible label; hide it only for a search above its list.',
      dont: 'A placeholder as the only label, gone while typing.',
    },
    {
      do: 'Set `type` and `autoComplete`, so that phones show the right keyboard.',
      dont: 'A plain field for an email address.',
    },
    { do: 'Mark the few optional fields with `optional`.', dont: 'Asterisks on all others.' },
  ],
  keys: [
    ['Tab', 'Moves into and out of it.'],
    ['Enter', 'Submits the form.'],
  ],
  screenReader: 'Read as label, “required” unless optional, and hint or error.',
};

const meta = {
  title: 'Core/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'Department', style: { maxWidth: 300 } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: 'Platform' } };
export const Placeholder: Story = { args: { label: 'Email', placeholder: 'name@company.com' } };
export const WithHint: Story = { args: { hint: 'As listed in the roster' } };
export const Optional: Story = { args: { optional: true } };
export const Invalid: Story = {
  args: { label: 'Email', defaultValue: 'maya@', error: 'Invalid email address' },
};

export const Disabled: Story = { args: { defaultValue: 'Platform', disabled: true } };
export const WithIcon: Story = {
  args: { label: 'Search', labelHidden: true, icon: <Search size={16} aria-hidden="true" /> },
};

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> input)" names={['Default', 'Hover', 'Focus']}>
      <TextField {...args} />
    </InStates>
  ),
};

export const Large: Story = { args: { controlSize: 'lg', defaultValue: 'On the sign-in screens' } };

export const LongTexts: Story = {
  args: {
    label: 'Department the engineer belongs to during the migration',
    defaultValue: 'Payment platform reliability, all regions',
    hint: 'As listed in the roster, where it may be longer than this field',
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Invalid, globals: { direction: 'rtl' } };

export const AcceptsInput: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Department' }), 'Platform');
    await expect(canvas.getByRole('textbox')).toHaveValue('Platform');
  },
};
