import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect } from 'storybook/test';
import { NumberField } from './NumberField';

const guide: Guide = {
  when: 'Use it for small whole numbers that are counted up or down, such as places.',
  instead: [
    ['Fields/PercentField', 'for percentages.'],
    ['Core/TextField', 'for numbers that are names, such as a cost center.'],
  ],
  rules: [
    { do: 'Set `min` and `max`.', dont: 'Clamp silently what was typed.' },
    { do: 'Put the unit into the label or `suffix`.', dont: 'A number of what?' },
  ],
  keys: [
    ['Arrow Up, Arrow Down', 'Step up or down.'],
    ['Page Up, Page Down', 'Move to the next multiple of ten.'],
  ],
  screenReader: 'Read as a spin button with its value and limits.',
};

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  parameters: { guide },
  args: { label: 'Team Size', defaultValue: 5, min: 1, max: 99, style: { width: 180 } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = { args: { hint: '2 assigned so far' } };
export const WithUnit: Story = {
  args: { label: 'Allocation', defaultValue: 25, max: 100, step: 5, suffix: '%' },
};

export const WithError: Story = { args: { defaultValue: 0, error: 'Team size must be at least 1' } };

export const Empty: Story = { args: { defaultValue: null } };
export const AtMaximum: Story = { args: { defaultValue: 99 } };
export const Disabled: Story = { args: { disabled: true } };

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> input)" names={['Default', 'Hover', 'Focus']}>
      <NumberField {...args} />
    </InStates>
  ),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...WithUnit, globals: { direction: 'rtl' } };

export const LongTexts: Story = {
  args: {
    label: 'The number of engineers the project needs at the same time',
    hint: 'Includes everyone already assigned, even at a fraction of their capacity',
  },
};

export const Steps: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Team Size' }));
    await expect(field).toHaveValue('6');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('4');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('10');
  },
};

/** An out-of-bounds number stays as typed, for the form to validate. */
export const KeepsTypedNumber: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '150x');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('150');
  },
};

/** At a bound the button keeps focus but does nothing. */
export const StopsAtItsBounds: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 2, max: 3 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    const less = canvas.getByRole('button', { name: 'Decrease Team Size' });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(field).toHaveValue('1');
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{PageUp}{ArrowUp}');
    await expect(field).toHaveValue('3');
  },
};
