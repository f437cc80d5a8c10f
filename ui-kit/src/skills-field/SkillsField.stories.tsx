import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

export const Filled: StoryObj<typeof meta> = {
  render: function Skills(args) {
    const [value, setValue] = useState(args.value);
    return <SkillsField {...args} value={value} onChange={setValue} />;
  },
};
