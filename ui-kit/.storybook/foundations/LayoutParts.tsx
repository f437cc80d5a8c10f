import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster } from '../../src/cluster';
import { Grid } from '../../src/grid';
import { Panel } from '../../src/panel';
import { Stack } from '../../src/stack';

const Block = styled.div`
  padding: var(--space-2) var(--space-3);
  border: 1px dashed var(--border-control);
  border-radius: var(--radius-sm);
  background: var(--bg-subtle);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

const blocks = (...texts: string[]): ReactNode => texts.map((text) => <Block key={text}>{text}</Block>);

/** The parts that arrange others, each as it arranges the same blocks. */
export function LayoutParts() {
  return (
    <Grid min={200}>
      <Panel title="Stack">
        <Stack gap={2}>{blocks('Name', 'Email', 'Department')}</Stack>
      </Panel>
      <Panel title="Cluster">
        <Cluster gap={2}>{blocks('Edit', 'View Team', 'Duplicate', 'Delete', 'History', 'Print')}</Cluster>
      </Panel>
      <Panel title="Cluster, space between">
        <Cluster justify="space-between">{blocks('Title', 'Action')}</Cluster>
      </Panel>
      <Panel title="Grid">
        <Grid min={90} gap={2}>
          {blocks('One', 'Two', 'Three', 'Four', 'Five')}
        </Grid>
      </Panel>
    </Grid>
  );
}
