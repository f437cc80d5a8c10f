import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Button } from '../button';
import { formatCount } from '../format/format-count';
import { countUnits, type Unit } from '../format/count-units';
import { Foot } from './ListFooter.styles';

export interface ListFooterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many stand above it. */
  shown: number;
  /** How many there are in all. */
  total: number;
  /** What is counted: `['project', 'projects']`. */
  unit: Unit;
  /** Asked for the next ones; without it, or with all shown, there is no button. */
  onShowMore?: (() => void) | undefined;
  /** The next ones are on their way: the button turns. */
  loading?: boolean;
}

/** How many of all are there, and the way to the next ones. */
export function ListFooter(props: ListFooterProps) {
  const { shown, total, unit, onShowMore, loading = false, ...rest } = props;
  const count = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const more = onShowMore !== undefined && shown < total;

  // With the last ones the button goes; the focus it had would be lost to the top of the page.
  useEffect(() => {
    if (!more && pressed.current && document.activeElement === document.body) count.current?.focus();
  }, [more]);

  const showMore = () => {
    pressed.current = true;
    onShowMore?.();
  };

  return (
    <Foot {...rest}>
      <p ref={count} tabIndex={-1} role="status">
        {formatCount(shown)} of {countUnits(total, unit)}
      </p>
      {more && (
        <Button size="sm" loading={loading} onClick={showMore}>
          Show more
        </Button>
      )}
    </Foot>
  );
}
