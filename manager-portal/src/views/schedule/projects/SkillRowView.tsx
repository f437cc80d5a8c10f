import { liftedBy, shortRange } from '@erm/planning';
import { Chip } from '@erm/ui-kit/data';
import { Check, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { ChildRow } from './ChildRow';
import type { TreeRowViewProps } from './ProjectRowView';
import { coveredText, gapText, spokenRun } from './project-texts';
import { Run, SpanText } from './TreeRow.styles';
import { spanId, type SkillRow } from './tree-rows';

/** Minimum widths of a span's contents. */
const [WORDS_PX, RANGE_PX, ICON_PX] = [150, 90, 24];

/** A required skill of a project: who covers it, and when nobody does. */
export const SkillRowView = memo(function SkillRowView(props: TreeRowViewProps<SkillRow>) {
  const { row, index, top, active } = props;
  const { scale, drawn, liftOf } = props.days;
  const { skill, runs } = row;
  const isCovered = runs.every(({ by }) => by.length > 0);
  return (
    <ChildRow
      row={row}
      index={index}
      top={top}
      active={active}
      head={
        <>
          <Chip state={isCovered ? 'covered' : 'missing'}>{skill}</Chip>
        </>
      }
    >
      {runs.map((run) => {
        const { by, startDate, endDate } = run;
        const id = spanId(run);
        const isInSight = endDate >= drawn.startDate && startDate <= drawn.endDate;
        if (!isInSight && id !== active) return null;
        const { left, width } = scale.box(run);
        const Icon = by.length > 0 ? Check : TriangleAlert;
        const text = by.length > 0 ? by.join(', ') : gapText({ skill, startDate, endDate });
        const uncovered = width >= WORDS_PX ? text : shortRange(run);
        return (
          <Run
            key={id}
            role="gridcell"
            data-cell={id}
            data-why={by.length === 0 || undefined}
            $covered={by.length > 0}
            tabIndex={id === active ? 0 : -1}
            aria-label={spokenRun(skill, run)}
            title={`${text}${by.length > 0 ? `, ${shortRange(run)}` : ''}`}
            style={{ insetInlineStart: left, inlineSize: Math.max(2, width - 2) }}
          >
            {width >= ICON_PX && (
              <SpanText {...liftedBy(liftOf(run))}>
                <span>
                  <Icon size={12} aria-hidden="true" />
                  {width >= RANGE_PX && <span>{by.length > 0 ? coveredText(run) : uncovered}</span>}
                </span>
              </SpanText>
            )}
          </Run>
        );
      })}
    </ChildRow>
  );
});
