import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Data/SearchField',
  component: SearchField,
  args: {
    label: 'Search engineers',
    placeholder: 'Search engineers by name, email, or skills...',
    value: '',
    onChange: () => {},
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: function Search(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
};

export const Filled: Story = { ...Empty, args: { value: 'cobol' } };

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

export const IsCleared: Story = {
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
