import { Button } from '@erm/ui-kit/core';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { formatCount } from '../format/format-count';
import { countUnits, type Unit } from '../format/count-units';
import { Foot } from './ListFooter.styles';

export interface ListFooterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of items shown. */
  shown: number;
  /** Total number of items. */
  total: number;
  /** Singular and plural of the counted unit: `['project', 'projects']`. */
  unit: Unit;
  /** Loads the next items. Without it, or when all are shown, there is no button. */
  onShowMore?: (() => void) | undefined;
  /** Whether the next items are loading. Shows a spinner in the button. */
  loading?: boolean;
}

/** "30 of 120 projects" and a button that loads more. */
export function ListFooter(props: ListFooterProps) {
  const { shown, total, unit, onShowMore, loading = false, ...rest } = props;
  const count = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const more = onShowMore !== undefined && shown < total;

  // Once everything is shown the button unmounts, which would drop its focus to the body.
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
