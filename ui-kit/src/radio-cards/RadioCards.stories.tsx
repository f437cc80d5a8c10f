import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect } from 'storybook/test';
import { RadioCards } from '.';

const guide: Guide = {
  when: 'Use it for two to four options that need a sentence each, when the choice has consequences.',
  instead: [
    ['Core/SegmentedControl', 'if the labels explain themselves.'],
    ['Fields/Select', 'for more than four options.'],
  ],
  rules: [
    { do: 'Explain what each option leads to.', dont: 'Repeat the label in other words.' },
    {
      do: 'Choose nothing at first if either answer is as likely.',
      dont: 'Preselect what most people would have to change.',
    },
  ],
  keys: [
    ['Tab', 'Moves to the chosen card, and out of the group.'],
    ['Arrow keys', 'Choose the next or previous card.'],
  ],
  screenReader: 'Read as a group of radio buttons, each with its explanation.',
};

const meta = {
  title: 'Core/RadioCards',
  component: RadioCards,
  parameters: { guide },
  args: {
    label: 'Role',
    name: 'role',
    style: { maxWidth: 400 },
    options: [
      { value: 'manager', label: 'Manager', description: 'Plans projects' },
      { value: 'engineer', label: 'Engineer', description: 'Sees own workload' },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Selected: Story = { args: { value: 'engineer', onChange: () => {} } };
export const Invalid: Story = { args: { error: 'Choose a role' } };

export const WithHint: Story = { args: { hint: 'This cannot be changed later' } };

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="label:first-of-type, label:first-of-type input" names={['Default', 'Hover', 'Focus']}>
      <RadioCards {...args} />
    </InStates>
  ),
};

export const Disabled: Story = { args: { value: 'engineer', onChange: () => {}, disabled: true } };
export const LongTexts: Story = {
  args: {
    options: [
      {
        value: 'manager',
        label: 'Manager of several teams',
        description: 'Plans projects, staffing and timelines',
      },
      { value: 'engineer', label: 'Engineer', description: 'Sees own workload' },
    ],
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Selected, globals: { direction: 'rtl' } };

export const SelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Manager'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Engineer' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Engineer' })).toHaveFocus();
  },
};
