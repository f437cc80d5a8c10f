import type { ComponentPropsWithRef, ReactNode } from 'react';
import { List, type FactsLayout } from './Facts.styles';

export interface Fact {
  /** Once in the list. */
  term: string;
  value: ReactNode;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Fact[];
  /** `columns` (the rule): values beside their terms. `ends`: figures at the ends of ruled lines. */
  layout?: FactsLayout;
}

/** Terms with what is known of each: "Department: Platform". */
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
