import { Check, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Change } from '../change/change';
import { effectOf } from '../change/effect';
import type { Verdict } from '../change/judge';
import type { Projects } from '../model/schedule-texts';
import { Line, OverText } from './ScheduleRowView.styles';

const EffectLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--status-green-fg);
  font: var(--type-caption);

  svg {
    flex: none;
  }

  &[data-tone='over'] {
    color: var(--status-red-fg);
  }

  &[data-tone='missing'] {
    color: var(--status-yellow-fg);
  }
`;

export interface RowEffectProps {
  /** The engineer's additional assignments. */
  changes: readonly Change[];
  verdict: Verdict;
  projects: Projects;
}

/** In a row header: the effect on the engineer of changes held over the row. */
export function RowEffect({ changes, verdict, projects }: RowEffectProps) {
  const { over, fits, has, missing } = effectOf(changes, verdict, projects);
  return (
    <>
      <EffectLine data-tone={over ? 'over' : 'fits'}>
        {over ? <TriangleAlert size={12} aria-hidden="true" /> : <Check size={12} aria-hidden="true" />}
        <OverText>{over ?? fits}</OverText>
      </EffectLine>
      {has && <Line>{has}</Line>}
      {missing && (
        <EffectLine data-tone="missing">
          <TriangleAlert size={12} aria-hidden="true" />
          <OverText>{missing}</OverText>
        </EffectLine>
      )}
    </>
  );
}
