import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../src/data-table';
import { VisuallyHidden } from '../../src/visually-hidden';
import { CopyButton } from './CopyButton';
import type { TokenRow } from './token-rows';
import { useCopy } from './use-copy';

interface TokenTableProps {
  label: string;
  rows: TokenRow[];
  /** Sample of a token in the theme of the page. */
  sample?: (row: TokenRow) => ReactNode;
  /** Whether the themes differ. */
  themed?: boolean;
}

/** Tokens with their values and roles. Pressing a name copies it as a value for a style. */
export function TokenTable({ label, rows, sample, themed = false }: TokenTableProps) {
  const { copied, message, copy } = useCopy();
  const columns: Column<TokenRow>[] = [
    ...(sample ? [{ id: 'sample', header: 'Sample', width: '120px', cell: sample }] : []),
    {
      id: 'name',
      header: 'Token',
      rowHeader: true,
      nowrap: true,
      cell: ({ name }) => (
        <CopyButton text={`var(${name})`} copied={copied} onCopy={copy}>
          {name}
        </CopyButton>
      ),
    },
    { id: 'light', header: themed ? 'Light' : 'Value', cell: ({ light }) => light },
    ...(themed ? [{ id: 'dark', header: 'Dark', cell: ({ dark }: TokenRow) => dark }] : []),
    { id: 'role', header: 'Role', cell: ({ role }) => role },
  ];
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows} rowKey={({ name }) => name} />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  );
}
