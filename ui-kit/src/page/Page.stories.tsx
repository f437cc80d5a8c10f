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
      <p key="text">A page sets the padding and maximum width of its content.</p>,
    ],
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The table is edge to edge; its first column is aligned with the title. */
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

/** Exactly as high as the window, with a part that scrolls in itself. */
export const Fill: Story = {
  args: {
    fill: true,
    children: [
      <PageHeader key="head" title="Departments" />,
      <div key="rows" style={{ flex: 1, overflow: 'auto' }}>
        <div style={{ height: 2000 }}>
          <a href="#part">This part scrolls.</a>
        </div>
      </div>,
    ],
  },
};

export const OnAPhone: Story = { ...WithTable, globals: onAPhone };
