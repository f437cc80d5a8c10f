import { DataTable } from '../../data-table';
import { lowestContrast, roles } from '../contrast';

/** Truncated rather than rounded, so that no ratio looks better than it is. */
const written = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

export function Contrast() {
  return (
    <DataTable
      label="Contrast"
      rows={roles}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Colors', rowHeader: true, cell: ({ name }) => name },
        { id: 'least', header: 'Asked for', align: 'end', cell: ({ least }) => least },
        {
          id: 'light',
          header: 'Light',
          align: 'end',
          cell: (role) => written(lowestContrast(role, 'light')),
        },
        { id: 'dark', header: 'Dark', align: 'end', cell: (role) => written(lowestContrast(role, 'dark')) },
      ]}
    />
  );
}
