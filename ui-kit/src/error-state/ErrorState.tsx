import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { Actions } from '../empty-state/Actions';
import { Center, Tile } from '../empty-state/EmptyState.styles';

const Title = styled.p`
  max-width: 340px;
  color: var(--text-primary);
  font-weight: var(--font-weight-medium);
`;

const Cause = styled.p`
  margin-top: var(--space-1);
  font: var(--type-caption);
  line-height: 20px;
`;

export type ErrorStateProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** What failed, as a sentence. */
  title: string;
  /** The cause, as reported by the server. */
  cause?: string | undefined;
  /** Error code for users to quote, by which the failure can be found. */
  code?: string | undefined;
  /** Retries. Without it, no button is shown. */
  onRetry?: (() => void) | undefined;
  /** Default "Try again". */
  retryLabel?: string;
  /** Makes the title a heading, for errors that replace a whole page or panel. */
  headingLevel?: 1 | 2 | 3 | 4;
};

/** Shown in place of content that failed to load. */
export function ErrorState({
  title,
  cause,
  code,
  onRetry,
  retryLabel = 'Try again',
  headingLevel,
  ...rest
}: ErrorStateProps) {
  return (
    <Center role="alert" {...rest}>
      <Tile $error aria-hidden="true">
        <CircleAlert size={20} />
      </Tile>
      <Title as={headingLevel === undefined ? 'p' : `h${headingLevel}`}>{title}</Title>
      {cause !== undefined && <Cause>{cause}</Cause>}
      {code !== undefined && <Cause style={{ userSelect: 'all' }}>Error code {code}</Cause>}
      {onRetry !== undefined && (
        <Actions>
          <Button size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
            {retryLabel}
          </Button>
        </Actions>
      )}
    </Center>
  );
}
