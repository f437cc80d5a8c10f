import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkillsField } from './SkillsField';

const meta = {
  title: 'Fields/SkillsField',
  component: SkillsField,
  args: {
    label: 'Skills',
    defaultValue: 'TypeScript, React, Node.js, PostgreSQL, Kafka',
  },
} satisfies Meta<typeof SkillsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { defaultValue: '' } };
export const Invalid: Story = { args: { defaultValue: '', error: 'Skills are required' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongTexts: Story = {
  args: {
    label: 'Skills that at least one engineer of the team should have',
    defaultValue:
      'Reliability of distributed payment systems, Wolfeschlegelsteinhausenbergerdorffsprache, Go',
    style: { maxWidth: 240 },
  },
};

/** The chips say what will be saved. */
export const FollowsWhatIsTyped: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Go, , Rust ,Go');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Go',
      'Rust',
    ]);
  },
};
