import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { Monitor, Moon, Sun } from 'lucide-react';
import { expect } from 'storybook/test';
import { SegmentedControl } from '.';

const guide: Guide = {
  when: 'Use it to switch between views or values of which exactly one applies, at once and without saving.',
  instead: [
    ['Fields/Select', 'for more options.'],
    ['Core/RadioCards', 'if each needs an explanation.'],
    ['Core/Link', 'between pages that have nothing in common.'],
  ],
  rules: [
    { do: 'Labels of one word, of similar length.', dont: 'A sentence in each segment.' },
    { do: 'Two to four segments.', dont: 'Seven, which wrap on a phone.' },
    { do: 'Icons for all segments, or for none.', dont: 'An icon for some.' },
  ],
  keys: [
    ['Tab', 'Moves to the chosen segment, and out of the group.'],
    ['Arrow keys', 'Choose the next or previous segment.'],
  ],
  screenReader: 'Read as a group of radio buttons with the label as its name.',
};

const meta = {
  title: 'Core/SegmentedControl',
  component: SegmentedControl<string>,
  parameters: { guide },
  args: {
    label: 'View',
    options: ['Day', 'Week', 'Month'].map((label) => ({ value: label.toLowerCase(), label })),
    defaultValue: 'month',
    style: { width: 'max-content', maxWidth: '100%' },
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const NoneSelected: Story = { args: { defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithIcons: Story = {
  args: {
    label: 'Theme',
    defaultValue: 'light',
    options: [
      { value: 'light', label: 'Light', icon: <Sun size={14} aria-hidden="true" /> },
      { value: 'dark', label: 'Dark', icon: <Moon size={14} aria-hidden="true" /> },
      { value: 'system', label: 'System', icon: <Monitor size={14} aria-hidden="true" /> },
    ],
  },
};

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="label:first-of-type, label:first-of-type input" names={['Default', 'Hover', 'Focus']}>
      <SegmentedControl {...args} />
    </InStates>
  ),
};

/** As in a toolbar. */
export const Medium: Story = { ...WithIcons, args: { ...WithIcons.args, size: 'md' } };

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithIcons,
  globals: { direction: 'rtl' },
};

export const LongTexts: Story = {
  args: {
    label: 'Dates',
    defaultValue: 'planned',
    options: [
      { value: 'planned', label: 'Originally planned dates' },
      { value: 'actual', label: 'Currently expected dates' },
    ],
  },
};

export const SelectsByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Day'));
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Month' })).not.toBeChecked();
  },
};

export const SelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};
