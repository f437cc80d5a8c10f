import { errorText, useNotify } from '@erm/portal-sdk';
import { Button, EmptyState } from '@erm/ui-kit/core';
import { DataTable, type Sort } from '@erm/ui-kit/data';
import { ListChecks, SearchX } from 'lucide-react';
import { assignmentColumns } from './assignment-columns';
import type { useOwnAssignments } from './assignments-queries';

interface AssignmentsTableProps {
  assignments: ReturnType<typeof useOwnAssignments>;
  searching: boolean;
  onClearSearch: () => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const FAILED = 'Failed to fetch assignments';

export function AssignmentsTable({
  assignments,
  searching,
  onClearSearch,
  sort,
  onSort,
}: AssignmentsTableProps) {
  const notify = useNotify();
  const pages = assignments.data?.pages ?? [];
  const showMore = async () => {
    const { isFetchNextPageError, error } = await assignments.fetchNextPage();
    if (isFetchNextPageError)
      notify({ kind: 'error', title: 'Error', description: errorText(error, FAILED) });
  };
  return (
    <DataTable
      label="My Assignments"
      columns={assignmentColumns}
      rows={pages.flatMap(({ data }) => data)}
      rowKey={({ _id }) => _id}
      sort={sort}
      onSortChange={onSort}
      loading={assignments.isPending}
      loadingText="Loading assignments..."
      error={
        assignments.isError && pages.length === 0
          ? {
              title: FAILED,
              cause: errorText(assignments.error, 'Please try again later'),
              onRetry: () => void assignments.refetch(),
            }
          : undefined
      }
      empty={
        searching ? (
          <EmptyState
            icon={<SearchX size={20} />}
            title="No results found."
            action={
              <Button size="sm" onClick={onClearSearch}>
                Clear search
              </Button>
            }
          />
        ) : (
          <EmptyState icon={<ListChecks size={20} />} title="No assignments" />
        )
      }
      total={pages.at(-1)?.page?.total}
      unit={['assignment', 'assignments']}
      onShowMore={assignments.hasNextPage ? () => void showMore() : undefined}
      showMoreLoading={assignments.isFetchingNextPage}
    />
  );
}
