import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Excess, Root, Segment, Text, Track, type BarSize } from './AllocationBar.styles';
import { describeLoad, measureLoad } from './measure-load';

export interface AllocationBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Current load, in percent of a full-time day. */
  current: number;
  /** Capacity, in the same percent; corresponds to the full length of the bar. */
  max: number;
  /** The load of each assignment. Defaults to a single segment. */
  segments?: number[];
  /** Height: 6 px for tables, 8 px for cards, 12 px for dialogs. */
  size?: BarSize;
  /** Accessible name: whose load this is. */
  label: string;
  /** Shows "45 of 100%" below the bar, in what explains it. */
  renderText?: ((text: string) => ReactNode) | undefined;
}

/** A load measured against capacity. When over capacity, the bar turns red and the excess is hatched. */
export function AllocationBar(props: AllocationBarProps) {
  const { current, max, segments, size = 'md', label, renderText, ...rest } = props;
  const load = measureLoad(current, max, segments);
  const text = describeLoad(current, max);
  return (
    <Root {...rest}>
      <Track
        $size={size}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={current}
        // aria-valuenow may not exceed aria-valuemax, and aria-valuemax may not be 0; aria-valuetext has the real
        // numbers.
        aria-valuemax={Math.max(max, current, 1)}
        aria-valuetext={load.over ? `${text}, over by ${load.excess}%` : text}
      >
        {load.segments.map((length, index) => (
          <Segment key={index} $over={load.over} style={{ inlineSize: `${length}%` }} />
        ))}
        {load.over && <Excess style={{ inlineSize: `${load.overLength}%` }} />}
      </Track>
      {renderText && (
        <Text $over={load.over}>
          {load.over && <TriangleAlert size={12} aria-hidden="true" />}
          <span>{renderText(text)}</span>
        </Text>
      )}
    </Root>
  );
}
