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

  /* The action stands out, because it is what readers scan for. */
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
  /** Whether the subject of the change is known. */
  ofOne?: boolean;
}

/** A change in one line, truncated if there is no room. */
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

/** Spells out the arrows for screen readers. */
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
