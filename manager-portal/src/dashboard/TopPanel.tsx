import { ActionLink, Cluster, ErrorState } from '@erm/ui-kit/core';
import { Panel } from '@erm/ui-kit/layout';
import { InfoTip } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

/** The title is a single string, `Team Utilization(Top 5)`. The gap before the parenthesis is only visual. */
const Top = styled.span`
  margin-inline-start: var(--space-1-5);
  color: var(--text-secondary);
  font-weight: var(--font-weight-regular);
`;

interface TopPanelProps<Data> {
  title: string;
  more: { to: string; label: string };
  /** Explains the figures if they are not obvious. */
  about?: string;
  query: { data: Data | undefined; isPending: boolean };
  failed: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A panel with the first five rows of a list and a link to the whole list. */
export function TopPanel<Data>({
  title,
  more,
  about,
  query,
  failed,
  skeleton,
  children,
}: TopPanelProps<Data>) {
  return (
    <Panel
      padded={false}
      title={
        <>
          {title}
          <Top>(Top 5)</Top>
        </>
      }
      action={
        <Cluster>
          {about !== undefined && <InfoTip about={title}>{about}</InfoTip>}
          <ActionLink renderLink={(link) => <RouterLink to={more.to} {...link} />}>{more.label}</ActionLink>
        </Cluster>
      }
    >
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isPending ? (
        skeleton
      ) : (
        <ErrorState title={failed} />
      )}
    </Panel>
  );
}
