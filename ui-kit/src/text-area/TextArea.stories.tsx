import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Optional: Story = { args: { optional: true, hint: 'Shown on the card of the project' } };

export const Disabled: Story = { args: { disabled: true } };
export const Placeholder: Story = {
  args: { defaultValue: '', placeholder: 'What the project is for', rows: 5 },
};
export const RightToLeft: Story = { ...WithError, globals: { direction: 'rtl' } };
