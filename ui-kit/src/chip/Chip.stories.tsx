import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip';
import { ChipList } from './ChipList';

const meta = { title: 'Data/Chip', component: Chip, args: { children: 'TypeScript' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Covered: Story = { args: { state: 'covered', children: 'Kafka' } };
export const Missing: Story = { args: { state: 'missing', children: 'Security' } };

export const ListWithRest: Story = {
  render: () => (
    <ChipList
      label="Skills"
      max={3}
      items={['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Kafka'].map((label) => ({ label }))}
    />
  ),
};
