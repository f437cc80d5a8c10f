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
  /** Whether something else is shown in place of the rows. */
  isEmpty: boolean;
  onEarlier: () => void;
  onToday: () => void;
  onLater: () => void;
}

/** The buttons in the corner of a time axis: a page earlier, today, a page later. */
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
