import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../card';

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  min-height: 52px;
  padding: var(--space-2) var(--space-5);
  border-bottom: 1px solid var(--border-hairline);

  > :last-child:not(:first-child) {
    flex-shrink: 0;
    max-width: 100%;
    font: var(--type-small);
    font-weight: var(--font-weight-medium);
  }
`;

const Title = styled.h2`
  font: var(--type-heading);
  letter-spacing: var(--tracking-heading);
`;

const Body = styled.div<{ $padded: boolean }>`
  --table-bleed: ${({ $padded }) => ($padded ? 'var(--space-5)' : '0px')};
  --table-inset: var(--space-5);

  padding: ${({ $padded }) => ($padded ? 'var(--space-5)' : '0')};
`;

export type PanelProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Labels the region. */
  title?: ReactNode;
  /** At most one link or small control; wraps below the title if there isn't enough room. */
  action?: ReactNode;
  /** Set to false for edge-to-edge rows. */
  padded?: boolean;
};

/** A Card with a header. */
export function Panel({ title, action, padded = true, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={title === undefined ? undefined : id} {...rest}>
      {title !== undefined && (
        <Header>
          <Title id={id}>{title}</Title>
          {action}
        </Header>
      )}
      <Body $padded={padded}>{children}</Body>
    </Card>
  );
}
