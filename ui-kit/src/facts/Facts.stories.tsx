import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Facts } from '.';
import { Badge } from '../badge';
import { ChipList } from '../chip';

const guide: Guide = {
  when: 'Use it for a few properties of one thing, each with a short name.',
  instead: [
    ['Data/DataTable', 'for the same properties of several things.'],
    ['Data/Stat', 'for the one figure that matters.'],
  ],
  rules: [
    {
      do: 'Use `ends` for figures, whose ends are compared.',
      dont: 'Columns of numbers that do not line up.',
    },
    { do: 'Leave out what does not apply.', dont: 'Rows of “–” for everything that could be known.' },
  ],
  screenReader: 'Read as a list of terms and their values.',
};

const meta = {
  title: 'Core/Facts',
  component: Facts,
  parameters: { guide },
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

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
