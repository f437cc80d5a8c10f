import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '.';
import { Button } from '../button';
import { Cluster } from '../cluster';

const meta = { title: 'Core/Stack and Cluster', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = ['Edit', 'View Team', 'Delete'].map((label) => <Button key={label}>{label}</Button>);

export const Under: Story = { args: { gap: 2, align: 'start', children: buttons } };
export const Beside: Story = { render: () => <Cluster justify="end">{buttons}</Cluster> };
