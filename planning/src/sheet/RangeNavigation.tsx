import { Button, IconButton } from '@erm/ui-kit/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useFocusAfterRows } from './use-focus-after-rows';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

interface RangeNavigationProps {
  /** True while a placeholder replaces the rows. */
  isEmpty: boolean;
  onEarlier: () => void;
  onToday: () => void;
  onLater: () => void;
}

/** Earlier, Today, and Later, in the corner of a time axis. */
export function RangeNavigation({ isEmpty, onEarlier, onToday, onLater }: RangeNavigationProps) {
  const today = useRef<HTMLButtonElement>(null);
  useFocusAfterRows(today, isEmpty);
  return (
    <Row>
      <IconButton
        variant="secondary"
        label="Earlier"
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        onClick={onEarlier}
      />
      <Button ref={today} size="sm" onClick={onToday}>
        Today
      </Button>
      <IconButton
        variant="secondary"
        label="Later"
        icon={<ChevronRight size={16} aria-hidden="true" />}
        onClick={onLater}
      />
    </Row>
  );
}
