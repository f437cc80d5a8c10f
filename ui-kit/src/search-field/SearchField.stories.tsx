import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { SearchField } from './SearchField';

const guide: Guide = {
  when: 'Use it above a list that it filters while typing.',
  instead: [['Fields/Combobox', 'to choose one of the results.']],
  rules: [
    {
      do: 'Say in the placeholder what is searched: “Search engineers by name or skill...”.',
      dont: '“Search...” above four lists.',
    },
    { do: 'Wait for a pause in typing before sending a request.', dont: 'A request for every letter.' },
  ],
  keys: [['Escape', 'Empties the field.']],
  screenReader: 'Read as a search field. Announce the number of results in the list, not here.',
};

const meta = {
  title: 'Data/SearchField',
  component: SearchField,
  parameters: { guide },
  args: {
    label: 'Search engineers',
    placeholder: 'Search engineers by name, email, or skills...',
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'cobol' } };
export const Disabled: Story = { args: { defaultValue: 'cobol', disabled: true } };

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> input)" names={['Default', 'Hover', 'Focus']}>
      <SearchField {...args} />
    </InStates>
  ),
};

export const OnAPhone: Story = { ...Filled, globals: onAPhone };

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Filled, globals: { direction: 'rtl' } };

export const Clears: Story = {
  tags: ['!dev', '!autodocs'],
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('go{Escape}');
    await expect(field).toHaveValue('');
  },
};
