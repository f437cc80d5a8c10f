import { DataTable } from '../../src/data-table';
import { lowestContrast, roles } from '../../src/theme/contrast';

/** Truncated rather than rounded, so that no ratio looks better than it is. */
const format = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

export function Contrast() {
  return (
    <DataTable
      label="Contrast"
      rows={roles}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Role', rowHeader: true, cell: ({ name }) => name },
        { id: 'minimum', header: 'Required', align: 'end', cell: ({ minimum }) => minimum },
        {
          id: 'light',
          header: 'Light',
          align: 'end',
          cell: (role) => format(lowestContrast(role, 'light')),
        },
        { id: 'dark', header: 'Dark', align: 'end', cell: (role) => format(lowestContrast(role, 'dark')) },
      ]}
    />
  );
}
