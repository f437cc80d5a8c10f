import type { ComponentPropsWithRef, ReactNode } from 'react';
import { List, type FactsLayout } from './Facts.styles';

export interface Fact {
  /** Unique within the list. */
  term: string;
  value: ReactNode;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Fact[];
  /** `columns` (the default): values next to their terms. `ends`: values aligned to the end of ruled lines. */
  layout?: FactsLayout;
}

/** A list of terms and values: "Department: Platform". */
export function Facts({ items, layout = 'columns', ...rest }: FactsProps) {
  return (
    <List $layout={layout} {...rest}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
