import { Button, Note } from '@erm/ui-kit/core';
import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import type { dashboardFailures } from './dashboard-failures';

const Sources = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Lists the sources that failed. The others are still shown below. */
export function DashboardError({ failures }: { failures: ReturnType<typeof dashboardFailures> }) {
  if (failures.length === 0) return null;
  return (
    <Note
      tone="red"
      live
      title="Error loading dashboard data. Please try refreshing the page."
      action={
        <Button
          size="sm"
          icon={<RotateCw size={14} aria-hidden="true" />}
          onClick={() => failures.forEach(({ retry }) => retry())}
        >
          Try again
        </Button>
      }
    >
      <Sources>
        {failures.map(({ name, message }) => (
          <li key={name}>
            {name}: {message}
          </li>
        ))}
      </Sources>
    </Note>
  );
}
