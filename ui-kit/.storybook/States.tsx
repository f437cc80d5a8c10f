import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../src/theme/media';

/** The classes that stand for states which a story cannot be in otherwise, as the pseudo-states addon styles them. */
const STATES = {
  Default: [],
  Hover: ['pseudo-hover'],
  Focus: ['pseudo-focus', 'pseudo-focus-visible'],
  Pressed: ['pseudo-hover', 'pseudo-active'],
};

type StateName = keyof typeof STATES;

const EVERY: StateName[] = ['Default', 'Hover', 'Focus', 'Pressed'];

const Table = styled.dl`
  display: grid;
  grid-template-columns: minmax(64px, auto) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5) var(--space-4);

  dt {
    color: var(--text-secondary);
    font: var(--type-caption);
  }

  dd {
    margin: 0;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--space-2);
  }
`;

interface StatesProps {
  /** Selects what is hovered, focused, and pressed. */
  of: string;
  /** Not all of them, if the others look the same. */
  names?: StateName[];
  children: ReactNode;
}

/** A component in the states that only a pointer or the keyboard puts it in, below each other. */
export function InStates({ of: target, names = EVERY, children }: StatesProps) {
  const root = useRef<HTMLDListElement>(null);
  useLayoutEffect(() => {
    root.current?.querySelectorAll('dd').forEach((cell, index) => {
      const state = names[index];
      if (state) cell.querySelectorAll(target).forEach(({ classList }) => classList.add(...STATES[state]));
    });
  });
  return (
    <Table ref={root}>
      {names.map((name) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{children}</dd>
        </Fragment>
      ))}
    </Table>
  );
}

/** Puts one element after the other into a state; for what a story cannot show four times. */
export function showStates(elements: Iterable<Element | undefined>, names: StateName[] = EVERY): void {
  [...elements].forEach((element, index) => {
    const state = names[index];
    if (state) element?.classList.add(...STATES[state]);
  });
}
