import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: {
    label: 'Description',
    defaultValue: 'Score risky payments before capture and route them to review.',
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithError: Story = { args: { defaultValue: '', error: 'Description is required' } };
export const Optional: Story = { args: { optional: true, hint: 'Shown on the project card' } };

export const Disabled: Story = { args: { disabled: true } };
export const Placeholder: Story = {
  args: { defaultValue: '', placeholder: 'Purpose of the project', rows: 5 },
};
export const RightToLeft: Story = { ...WithError, globals: { direction: 'rtl' } };

export const LongTexts: Story = {
  args: {
    label: 'Purpose of the project, and what is out of scope',
    defaultValue: 'Score risky payments before capture and route them to review. '.repeat(8).trim(),
    hint: 'Shown on the project card, which has room for about three lines',
    style: { maxWidth: 240 },
  },
};

export const AcceptsInput: Story = {
  ...Placeholder,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(area, 'Score risky payments{Enter}before capture');
    await expect(area).toHaveValue('Score risky payments\nbefore capture');
  },
};
