import type { Meta, StoryObj } from '@storybook/react-vite';
import { onAPhone } from '../../.storybook/viewports';
import { Page } from '.';
import { DataTable } from '../data-table';
import { PageHeader } from '../page-header';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: [
      <PageHeader key="head" title="Departments" subtitle="Who works where" />,
      <p key="text">A page gives its content its padding and its greatest width.</p>,
    ],
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The table runs to the edges; its first column starts where the title does. */
export const WithTable: Story = {
  args: {
    children: [
      <PageHeader key="head" title="Departments" />,
      <DataTable
        key="table"
        label="Departments"
        rows={['Platform', 'Infrastructure']}
        rowKey={(name) => name}
        columns={[{ id: 'name', header: 'Department', rowHeader: true, cell: (name) => name }]}
      />,
    ],
  },
};

export const OnAPhone: Story = { ...WithTable, globals: onAPhone };
