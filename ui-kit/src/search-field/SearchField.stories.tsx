import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { SearchField } from './SearchField';

const meta = {
  title: 'Data/SearchField',
  component: SearchField,
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
export const OnAPhone: Story = { ...Filled, globals: onAPhone };

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

export const Clears: Story = {
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
