import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { Actions, Center, Tile } from '../empty-state/EmptyState.styles';

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
  /** Why, in the words of the one who refused. */
  cause?: string | undefined;
  /** Asks again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** "Try again" where nothing is said. */
  retryLabel?: string;
  /** Makes the title a heading, where the error is the whole page or panel. */
  headingLevel?: 1 | 2 | 3 | 4;
};

/** Stands where something could not be loaded; what did load stays beside it. */
export function ErrorState({
  title,
  cause,
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
