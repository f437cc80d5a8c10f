import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '.';
import { Badge } from '../badge';
import { ChipList } from '../chip';

const meta = {
  title: 'Core/Facts',
  component: Facts,
  args: {
    style: { maxWidth: 360 },
    items: [
      { term: 'Seniority', value: <Badge>Senior</Badge> },
      { term: 'Department', value: 'Platform' },
      {
        term: 'Skills',
        value: (
          <ChipList
            label="Skills"
            items={['Go', 'Kubernetes', 'OpenTelemetry'].map((label) => ({ label }))}
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {};
export const Ends: Story = {
  args: {
    layout: 'ends',
    items: [
      { term: 'Available', value: '10%' },
      { term: 'Active Projects', value: 3 },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    items: [
      { term: 'Billing department', value: 'Reliability of the payment platform and adjacent services' },
      { term: 'Cause', value: 'https://portals.northwind.dev/manager/remoteEntry.js?version=4f1c9a7e' },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
