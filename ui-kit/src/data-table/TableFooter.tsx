import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { formatCount } from '../format/format-count';
import { countUnits, type Unit } from './count-units';
import { Footer } from './DataCell.styles';

interface TableFooterProps {
  shown: number;
  total: number;
  unit: Unit;
  onShowMore: (() => void) | undefined;
  loading: boolean;
}

/** How many of all rows are there, and the way to the next ones. */
export function TableFooter({ shown, total, unit, onShowMore, loading }: TableFooterProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const more = onShowMore !== undefined && shown < total;

  // With the last rows the button goes; the focus it had would be lost to the top of the page.
  useEffect(() => {
    if (!more && pressed.current) count.current?.focus();
  }, [more]);

  const showMore = () => {
    pressed.current = true;
    onShowMore?.();
  };

  return (
    <Footer>
      <p ref={count} tabIndex={-1} role="status">
        {formatCount(shown)} of {countUnits(total, unit)}
      </p>
      {more && (
        <Button size="sm" loading={loading} onClick={showMore}>
          Show more
        </Button>
      )}
    </Footer>
  );
}
