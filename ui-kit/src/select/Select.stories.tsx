import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect, screen, waitFor } from 'storybook/test';
import { GlyphIcon } from '../glyph';
import { Select } from './Select';

const guide: Guide = {
  when: 'Use it for five to ten options that are known in advance.',
  instead: [
    ['Core/SegmentedControl', 'for two to four options.'],
    ['Fields/Combobox', 'for more than ten.'],
    ['Overlay/Menu', 'for actions.'],
  ],
  rules: [
    {
      do: 'Start without a choice and a placeholder, if none is more likely.',
      dont: 'Preselect the first by accident.',
    },
    {
      do: 'The order people know: Junior, Mid, Senior.',
      dont: 'The alphabet, for what has an order of its own.',
    },
  ],
  keys: [
    ['Enter, Space, arrow keys', 'Open the list.'],
    ['Arrow keys, Home, End, Page Up, Page Down, letters', 'Move the active option.'],
    ['Enter, Space, Tab', 'Take it.'],
    ['Escape', 'Closes the list without a change.'],
  ],
  screenReader: 'Read as a combo box with the chosen option.',
};

const meta = {
  title: 'Fields/Select',
  component: Select,
  parameters: { guide },
  args: {
    label: 'Seniority',
    defaultValue: 'junior',
    options: ['Junior', 'Mid', 'Senior', 'Lead'].map((label) => ({ value: label.toLowerCase(), label })),
    style: { width: 320, maxWidth: '100%' },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Select a level' } };
export const WithError: Story = { args: { defaultValue: '', error: 'Please select a level' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithoutOptions: Story = {
  args: { defaultValue: '', options: [], placeholder: 'No levels available', disabled: true },
};

export const WithGlyphs: Story = {
  args: {
    label: 'Status',
    defaultValue: 'planning',
    options: ['planning', 'active', 'completed'].map((status) => ({
      value: status,
      label: status.charAt(0).toUpperCase() + status.slice(1),
      glyph: <GlyphIcon glyph="halfDisc" />,
    })),
  },
};

export const WithNotes: Story = {
  args: {
    label: 'Sort',
    defaultValue: 'name',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'free', label: 'Most free', note: 'in these weeks' },
    ],
  },
};

export const WithHint: Story = { args: { hint: 'As agreed in the last review', optional: true } };

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="[role=combobox]" names={['Default', 'Hover', 'Focus']}>
      <Select {...args} />
    </InStates>
  ),
};

export const LongLabels: Story = {
  args: {
    defaultValue: 'senior',
    options: [{ value: 'senior', label: 'Senior engineer, reliability of the payment platform' }],
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Junior' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { direction: 'rtl' } };

export const SelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(field).toHaveTextContent('Mid');
    await userEvent.keyboard('l{Enter}');
    await expect(field).toHaveTextContent('Lead');
    await userEvent.keyboard('{Enter}{Home}{Escape}');
    await expect(field).toHaveTextContent('Lead');
  },
};

export const SelectsByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Senior' }));
    await expect(field).toHaveTextContent('Senior');
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Tab selects the active option and moves on. */
export const SelectsOnTab: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await userEvent.tab();
    await expect(field).toHaveTextContent('Lead');
    await expect(field).not.toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Clicking outside selects nothing. */
export const ClosesOnOutsideClick: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.hover(await screen.findByRole('option', { name: 'Lead' }));
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveTextContent('Junior');
  },
};
