import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SuggestField } from '.';

const departments = ['Data', 'Mobile', 'Platform', 'Quality', 'Web'];

const meta = {
  title: 'Fields/SuggestField',
  component: SuggestField,
  args: {
    label: 'Department',
    suggest: (text) => departments.filter((each) => each.toLowerCase().includes(text.toLowerCase())),
  },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Area: Story = { args: { label: 'Skills', rows: 2, hint: 'Separate skills with commas' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Suggests: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Department' }), 'pla');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Platform' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Department' })).toHaveValue('Platform');
  },
};
