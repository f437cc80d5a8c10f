import { loadSteps } from '@erm/contracts/load-curve';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import {
  firstColumnWidth,
  LANE_PX,
  LANES_TOP_PX,
  shortRange,
  type TimeCanvas,
} from '@erm/portal-kit/planning';
import { Button, Cluster, Facts, Link, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Popover } from '@erm/ui-kit/overlay';
import { MoveHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { RowModel } from './row-model';
import { projectNameOf } from './schedule-texts';
import { whyText } from './use-why';

const Anchor = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  block-size: ${LANE_PX - 2}px;
  pointer-events: none;
`;

const Title = styled.h2`
  font: var(--type-heading);
`;

const Who = styled.p`
  color: var(--text-secondary);
`;

const Percent = styled.strong`
  margin-inline-end: var(--space-2);
  font: var(--type-title);
`;

interface AssignmentDetailsProps {
  assignment: ScheduleAssignment;
  model: RowModel;
  projects: ReadonlyMap<string, ScheduleProject>;
  canvas: TimeCanvas;
  /** Where the row begins. */
  top: number;
  onWhy: (anchor: HTMLElement | null) => void;
  onCommand: (command: 'edit' | 'move' | 'delete') => void;
  onClose: () => void;
}

/** What there is to know about the selected assignment, and to do with it, beside its bar. */
export function AssignmentDetails(props: AssignmentDetailsProps) {
  const { assignment, model, projects, canvas, top, onWhy, onCommand, onClose } = props;
  const { allocationPercentage, role, startDate, endDate } = assignment;
  const name = projectNameOf(assignment, projects);
  const { load, ...busiest } = busiestDays(model, assignment);
  const bar = useRef<HTMLElement | null>(null);
  useEffect(() => {
    bar.current = document.querySelector<HTMLElement>(`[data-cell="${assignment._id}"]`);
  }, [assignment._id]);
  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      returnFocusTo={bar}
      label={`${name}, ${model.engineer.name}`}
      placement="bottom-start"
      trigger={<Anchor aria-hidden="true" style={anchorStyle(canvas, assignment, model, top)} />}
      style={{ inlineSize: 344 }}
    >
      <Stack gap={3}>
        <div>
          <Title>{name}</Title>
          <Who>
            {model.engineer.name}, {role}
          </Who>
        </div>
        <p>
          <Percent>{allocationPercentage}%</Percent>
          {formatDayRange(startDate, endDate)}
        </p>
        <Facts
          layout="ends"
          items={[
            { term: 'Highest load in these dates', value: `${load} of ${model.engineer.maxCapacity}%` },
            {
              term: shortRange(busiest),
              value: (
                <Link as="button" type="button" onClick={() => onWhy(bar.current)}>
                  Why {whyText(load, model.engineer.maxCapacity)}?
                </Link>
              ),
            },
          ]}
        />
        <Cluster gap={2}>
          <Button size="sm" icon={<Pencil size={14} aria-hidden="true" />} onClick={() => onCommand('edit')}>
            Edit
          </Button>
          <Button
            size="sm"
            icon={<MoveHorizontal size={14} aria-hidden="true" />}
            onClick={() => onCommand('move')}
          >
            Move
          </Button>
          <Button
            size="sm"
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={() => onCommand('delete')}
          >
            Delete
          </Button>
        </Cluster>
      </Stack>
    </Popover>
  );
}

/** The first days of the assignment with the highest load. */
function busiestDays({ curve }: RowModel, assignment: ScheduleAssignment) {
  return loadSteps(curve, assignment).reduce((top, step) => (step.load > top.load ? step : top));
}

/** The part of the bar that is in sight. */
function anchorStyle(canvas: TimeCanvas, assignment: ScheduleAssignment, model: RowModel, top: number) {
  const scroller = canvas.scroller();
  const bar = canvas.scale.box(assignment);
  const first = scroller ? firstColumnWidth(scroller) : 0;
  const sightLeft = scroller?.scrollLeft ?? 0;
  const sightRight = sightLeft + (scroller?.clientWidth ?? bar.width) - first;
  const left = Math.max(bar.left, sightLeft);
  const right = Math.min(bar.left + bar.width, sightRight);
  const lane = model.lanes.bars.find((each) => each.bar._id === assignment._id)?.lane ?? 0;
  return {
    inlineSize: Math.max(1, right - left),
    transform: `translate(${first + left}px, ${top + LANES_TOP_PX + lane * LANE_PX}px)`,
  };
}
