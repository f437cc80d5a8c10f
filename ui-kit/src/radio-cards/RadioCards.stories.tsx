import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioCards } from '.';

const meta = {
  title: 'Core/RadioCards',
  component: RadioCards,
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
export const Chosen: Story = { args: { value: 'engineer', onChange: () => {} } };
export const Invalid: Story = { args: { error: 'Choose a role' } };
