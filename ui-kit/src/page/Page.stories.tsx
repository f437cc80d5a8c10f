import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { onAPhone } from '../../.storybook/viewports';
import { Page } from '.';
import { DataTable } from '../data-table';
import { PageHeader } from '../page-header';

const guide: Guide = {
  when: 'Use it around everything that a route shows.',
  instead: [['Overlay/Dialog', 'for a task without an address.']],
  rules: [
    {
      do: 'PageHeader first, then the content in reading order.',
      dont: 'Content beside the page’s padding.',
    },
    {
      do: '`fill` for a part that scrolls in itself, such as a schedule.',
      dont: '`fill` for ordinary lists, which then scroll within the window.',
    },
  ],
};

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { guide, layout: 'fullscreen' },
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
