import { Cluster, ErrorState, Link } from '@erm/ui-kit/core';
import { Panel } from '@erm/ui-kit/layout';
import { InfoTip } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';

/** The title is one text, `Team Utilization(Top 5)`; the gap before the bracket is only seen. */
const Top = styled.span`
  margin-inline-start: var(--space-1-5);
  color: var(--text-secondary);
  font-weight: var(--font-weight-regular);
`;

interface TopPanelProps<Data> {
  title: string;
  more: { to: string; label: string };
  /** What the figures mean, where they do not say it themselves. */
  about?: string;
  query: { data: Data | undefined; isPending: boolean };
  failed: string;
  /** Rows in the shape of those that are being loaded. */
  placeholder: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The first five of a list in a panel, with the way to all of them. */
export function TopPanel<Data>({
  title,
  more,
  about,
  query,
  failed,
  placeholder,
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
        placeholder
      ) : (
        <ErrorState title={failed} />
      )}
    </Panel>
  );
}
