import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SkillsField } from './SkillsField';

const meta = {
  title: 'Fields/SkillsField',
  component: SkillsField,
  args: {
    label: 'Skills',
    value: 'TypeScript, React, Node.js, PostgreSQL, Kafka',
    onChange: () => {},
    parse: (text) => text.split(',').flatMap((part) => part.trim() || []),
  },
} satisfies Meta<typeof SkillsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Skills(args) {
    const [value, setValue] = useState(args.value);
    return <SkillsField {...args} value={value} onChange={setValue} />;
  },
};

export const Empty: Story = { ...Filled, args: { value: '' } };
export const Invalid: Story = { ...Filled, args: { value: '', error: 'Skills are required' } };
export const Disabled: Story = { ...Filled, args: { disabled: true } };
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

/** The chips say what will be saved. */
export const FollowsWhatIsTyped: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Go, , Rust');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Go',
      'Rust',
    ]);
  },
};
