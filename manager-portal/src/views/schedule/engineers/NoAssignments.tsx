import { listAssignments } from '@erm/contracts/assignments';
import { useApi } from '@erm/portal-sdk';
import { EmptyState } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { useQuery } from '@tanstack/react-query';
import { ChartGantt } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { queryKeys } from '../../../data/query-keys';

/** Edge to edge, like the rows. */
const Band = styled(EmptyState)`
  margin-block-start: calc(-1 * var(--space-4));
  margin-inline: calc(-1 * var(--page-padding));
  border-block-start: 1px solid var(--border-default);
`;

/** Hint for creating the first assignment, below the rows. Hidden if there are assignments on other days. */
export function NoAssignments({ createButton }: { createButton: ReactNode }) {
  const count = useAssignmentCount();
  const isTouched = useMedia(`${phoneQuery}, (pointer: coarse)`);
  if (count !== 0) return null;
  return (
    <Band icon={<ChartGantt size={20} />} title="No assignments yet." action={createButton}>
      <p>
        {isTouched
          ? 'Tap + beside an engineer to make the first one.'
          : "Drag across an engineer's row to make the first one."}
      </p>
    </Band>
  );
}

/** Total number of assignments; undefined until known. */
function useAssignmentCount(): number | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [queryKeys.assignments, 'count'],
    async queryFn({ signal }) {
      const { data: rows, page } = await api.call(listAssignments, { query: { limit: 1 }, signal });
      return page?.total ?? rows.length;
    },
  });
  return data;
}
