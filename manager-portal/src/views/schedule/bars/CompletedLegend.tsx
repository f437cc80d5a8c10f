import { Legend } from '@erm/planning';
import styled from 'styled-components';

/** Looks like the bar: no stem, and a check mark. */
const Sample = styled.span`
  inline-size: 14px;
  block-size: 12px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-xs);
  background: var(--status-grey-bg);
  color: var(--status-grey-fg);
  font-size: 9px;
  line-height: 10px;
  text-align: center;
`;

/** Legend entry for bars of completed projects. */
export function CompletedLegend() {
  return (
    <Legend>
      <Sample>✓</Sample> Project completed
    </Legend>
  );
}
