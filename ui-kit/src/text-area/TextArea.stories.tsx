import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const guide: Guide = {
  when: 'Use it for text of more than a line: a description, a reason.',
  instead: [['Core/TextField', 'for one line.']],
  rules: [
    { do: 'As many `rows` as are usually typed.', dont: 'A single row that hides most of the text.' },
    { do: 'Say where the text will be shown.', dont: 'A limit that is only known once it is exceeded.' },
  ],
  keys: [
    ['Enter', 'Begins a new line.'],
    ['Tab', 'Moves on.'],
  ],
  screenReader: 'Read as a text field of several lines.',
};

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  parameters: { guide },
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

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="textarea" names={['Default', 'Hover', 'Focus']}>
      <TextArea {...args} />
    </InStates>
  ),
};

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithError,
  globals: { direction: 'rtl' },
};

export const LongTexts: Story = {
  args: {
    label: 'Purpose of the project, and what is out of scope',
    defaultValue: 'Score risky payments before capture and route them to review. '.repeat(8).trim(),
    hint: 'Shown on the project card, which has room for about three lines',
    style: { maxWidth: 240 },
  },
};

export const AcceptsInput: Story = {
  tags: ['!dev', '!autodocs'],
  ...Placeholder,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(area, 'Score risky payments{Enter}before capture');
    await expect(area).toHaveValue('Score risky payments\nbefore capture');
  },
};
