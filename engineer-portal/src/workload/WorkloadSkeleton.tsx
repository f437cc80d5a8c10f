import { Cluster, LoadingText, Stack } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { List, Row } from './ActiveAssignments.styles';

/** Placeholders for the workload cards while their data loads, announced by a single text. */
export function WorkloadSkeleton() {
  return (
    <>
      <Panel title="Current Workload">
        <Stack gap={3}>
          <LoadingText>Loading capacity data...</LoadingText>
          <Skeleton width="55%" height={36} />
          <Skeleton height={8} />
          <Skeleton style={{ marginBlockStart: 'var(--space-3)' }} />
          <Skeleton style={{ marginBlockStart: 'var(--space-3)' }} />
        </Stack>
      </Panel>
      <Panel title="Activity">
        <Stack gap={4}>
          <Cluster gap={10}>
            <Skeleton width={96} height={52} />
            <Skeleton width={112} height={52} />
          </Cluster>
          <Skeleton height={170} />
        </Stack>
      </Panel>
    </>
  );
}

export function ActiveAssignmentsSkeleton() {
  return (
    <Panel title="Active Assignments" padded={false}>
      <List aria-hidden="true">
        {['45%', '60%', '38%'].map((width) => (
          <Row key={width}>
            <Skeleton width={width} />
            <Skeleton width={88} height={22} />
            <Skeleton width={112} height={22} />
            <Skeleton width={168} />
          </Row>
        ))}
      </List>
    </Panel>
  );
}
