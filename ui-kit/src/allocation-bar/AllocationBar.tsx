import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Excess, Root, Segment, Text, Track, type BarSize } from './AllocationBar.styles';
import { describeLoad, measureLoad } from './measure-load';

export interface AllocationBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is assigned, in percent of a full-time day. */
  current: number;
  /** What can be given, in the same percent; the whole length of the bar. */
  max: number;
  /** The load of each assignment; one piece when left out. */
  segments?: number[];
  /** 6 px in tables, 8 in cards, 12 in dialogs. */
  size?: BarSize;
  /** Whose load it is, for screen readers. */
  label: string;
  /** Writes "45 of 100%" under the bar. */
  showText?: boolean;
  /** A word after that text, such as "allocated". */
  suffix?: string;
}

/** A load on the track of what can be given. Over it, the bar is red and its excess hatched. */
export function AllocationBar(props: AllocationBarProps) {
  const { current, max, segments, size = 'md', label, showText = false, suffix, ...rest } = props;
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
        // A meter's value may not exceed its maximum, and that not be 0; the text says both.
        aria-valuemax={Math.max(max, current, 1)}
        aria-valuetext={load.over ? `${text}, over by ${load.excess}%` : text}
      >
        {load.segments.map((length, index) => (
          <Segment key={index} $over={load.over} style={{ inlineSize: `${length}%` }} />
        ))}
        {load.over && <Excess style={{ inlineSize: `${load.overLength}%` }} />}
      </Track>
      {showText && (
        <Text $over={load.over} aria-hidden="true">
          {load.over && <TriangleAlert size={12} />}
          {suffix ? `${text} ${suffix}` : text}
        </Text>
      )}
    </Root>
  );
}
