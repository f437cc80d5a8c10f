import type { Change } from '@erm/contracts/changes';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { changeSummary, ownSummary } from './change-summary';
import { Becomes } from './FieldList';

const Line = styled.span`
  display: flex;
  gap: 0.3em;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* What it did is what one looks for. */
  > :last-child {
    flex-shrink: 0;
    max-inline-size: 75%;
  }

  > :only-child {
    max-inline-size: 100%;
  }
`;

interface ChangeLineProps {
  change: Change;
  /** Whether what it is about is known. */
  ofOne?: boolean;
}

/** A change in one line, which is cut where there is no room for it. */
export function ChangeLine({ change, ofOne = false }: ChangeLineProps) {
  const { about, did } = changeSummary(change);
  if (ofOne) return <Line>{said(ownSummary(change))}</Line>;
  return (
    <Line>
      <span>{about} </span>
      {said(did)}
    </Line>
  );
}

/** Screen readers are told in words what the arrows mean. */
const said = (text: string) => (
  <span>
    {text.split(' → ').map((part, index) => (
      <Fragment key={`${index} ${part}`}>
        {index > 0 && <Becomes says="changed to" />}
        <span>{part}</span>
      </Fragment>
    ))}
  </span>
);
