import { Tooltip } from '@erm/ui-kit/core';
import { useState, type ComponentPropsWithRef } from 'react';
import { ChipText } from './Chip';
import { List, More, Shape, type ChipState } from './Chip.styles';

export interface ChipListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Labels must be unique within the list. */
  items: { label: string; state?: ChipState }[];
  /** How many chips to show before collapsing the rest into "+n". Default all. */
  max?: number;
  /** Accessible name of the list. */
  label: string;
}

/** A wrapping list of chips. Chips beyond `max` are listed in the tooltip of "+n" and shown when it's clicked. */
export function ChipList({ items, max = Infinity, label, ...rest }: ChipListProps) {
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? items : items.slice(0, max);
  const hidden = items.slice(shown.length).map((item) => item.label);
  return (
    <List aria-label={label} {...rest}>
      {shown.map(({ label: text, state = 'neutral' }) => (
        <Shape as="li" key={text} $state={state}>
          <ChipText state={state}>{text}</ChipText>
        </Shape>
      ))}
      {hidden.length > 0 && (
        <li>
          <Tooltip content={hidden.join(', ')}>
            <More type="button" aria-label={`Show ${hidden.length} more`} onClick={() => setExpanded(true)}>
              +{hidden.length}
            </More>
          </Tooltip>
        </li>
      )}
    </List>
  );
}
