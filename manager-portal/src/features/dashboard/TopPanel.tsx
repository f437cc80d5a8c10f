import { Cluster, ErrorState, Link } from '@erm/ui-kit/core';
import { Panel } from '@erm/ui-kit/layout';
import { InfoTip } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

/** The title is one string, `Team Utilization(Top 5)`; the gap before the parenthesis is visual only. */
const Top = styled.span`
  margin-inline-start: var(--space-1-5);
  color: var(--text-secondary);
  font-weight: var(--font-weight-regular);
`;

interface TopPanelProps<Data> {
  title: string;
  more: { to: string; label: string };
  /** What the figures mean, if that is not obvious. */
  about?: string;
  query: { data: Data | undefined; isPending: boolean };
  failed: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The first five of a list in a panel, with a link to all of them. */
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
          <Link renderLink={(link) => <RouterLink to={more.to} {...link} />}>{more.label}</Link>
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
