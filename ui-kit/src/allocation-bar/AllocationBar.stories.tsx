import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllocationBar } from './AllocationBar';

const meta = {
  title: 'Data/AllocationBar',
  component: AllocationBar,
  args: { current: 45, max: 100, label: 'Load', renderText: (text) => text },
} satisfies Meta<typeof AllocationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { current: 0 } };
export const OneAssignment: Story = {};
export const ThreeAssignments: Story = { args: { current: 90, segments: [60, 20, 10] } };
export const HalfTimeAtCapacity: Story = { args: { current: 50, max: 50 } };
export const OverCapacity: Story = { args: { current: 100, max: 80, segments: [60, 40] } };
export const NoCapacity: Story = { args: { current: 0, max: 0 } };
export const LoadWithoutCapacity: Story = { args: { current: 20, max: 0 } };
export const InTables: Story = { args: { size: 'sm', renderText: undefined } };
export const InDialogs: Story = { args: { size: 'lg' } };

export const WithSuffix: Story = { args: { renderText: (text) => `${text} allocated` } };
/** Fills from the inline start. */
export const RightToLeft: Story = { ...ThreeAssignments, globals: { direction: 'rtl' } };
