import { liftedBy, type LiftOf, type TimeScale } from '@erm/planning';
import { memo } from 'react';
import type { ProjectModel } from './project-model';
import { Step, StepText, Strip } from './TreeRow.styles';

const FULL_PX = 14;
/** Minimum widths of a step's texts. */
const [WORDS_PX, NUMBER_PX] = [52, 22];

/** Filled places of a project over time. Decorative: rows describe the staffing in words. */
export const StaffingStrip = memo(function StaffingStrip({
  model: { project, filled },
  scale,
  liftOf,
}: {
  model: ProjectModel;
  scale: TimeScale;
  liftOf: LiftOf;
}) {
  const { teamSize, status } = project;
  return (
    <Strip aria-hidden="true">
      {filled.map((step) => {
        const { left, width } = scale.box(step);
        const share = Math.min(1, step.filled / teamSize);
        const full = step.filled === 0 ? 0 : Math.max(1, Math.round(FULL_PX * share));
        return (
          <Step
            key={step.startDate}
            $muted={status === 'completed'}
            style={{ insetInlineStart: left, inlineSize: Math.max(1, width - 1), '--full': `${full}px` }}
          >
            {width >= NUMBER_PX && (
              <StepText {...liftedBy(liftOf(step))}>
                {width >= WORDS_PX ? `${step.filled} of ${teamSize}` : step.filled}
              </StepText>
            )}
          </Step>
        );
      })}
    </Strip>
  );
});
