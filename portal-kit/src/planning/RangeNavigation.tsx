import { Button, IconButton } from '@erm/ui-kit/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

interface RangeNavigationProps {
  onEarlier: () => void;
  onToday: () => void;
  onLater: () => void;
}

/** The buttons in the corner of a time axis: a page earlier, today, a page later. */
export function RangeNavigation({ onEarlier, onToday, onLater }: RangeNavigationProps) {
  return (
    <Row>
      <IconButton
        variant="secondary"
        label="Earlier"
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        onClick={onEarlier}
      />
      <Button size="sm" onClick={onToday}>
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
