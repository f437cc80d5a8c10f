import { media } from '@erm/ui-kit/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding-bottom: var(--space-1);
`;

const Title = styled.h1`
  font: var(--type-title);
  letter-spacing: var(--tracking-title);
`;

const Subtitle = styled.p`
  margin-top: var(--space-0-5);
  color: var(--text-secondary);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  ${media.phone} {
    width: 100%;

    > * {
      flex: auto;
    }
  }
`;

export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons; full width on phones. */
  actions?: ReactNode;
};

/** The page header, containing the page's only `h1`. */
export function PageHeader({ title, subtitle, actions, ...rest }: PageHeaderProps) {
  return (
    <Head {...rest}>
      <div>
        <Title>{title}</Title>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Head>
  );
}
