import { loadSteps } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { LANE_PX, shortRange } from '@erm/portal-kit/planning';
import { Button, Facts, Link, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Menu, Popover } from '@erm/ui-kit/overlay';
import { MoveHorizontal, Pencil, Scissors } from 'lucide-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import styled from 'styled-components';
import { barElement } from './bar-element';
import { moreItems } from './BarMenu';
import type { RowModel } from './row-model';
import { BarAnchor } from './ScheduleGrid.styles';
import { projectNameOf, type Projects } from './schedule-texts';
import type { Command } from './use-assignment-commands';
import { whyText } from './use-why';

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const AtEnd = styled.div`
  margin-inline-start: auto;
`;

interface AssignmentDetailsProps {
  assignment: ScheduleAssignment;
  model: RowModel;
  projects: Projects;
  /** Where its bar is in sight. */
  place: CSSProperties;
  onWhy: (anchor: HTMLElement | null) => void;
  onCommand: (command: Command) => void;
  onDuplicate?: () => void;
  onHistory?: () => void;
  onClose: () => void;
}

/** What there is to know about the selected assignment, and to do with it, beside its bar. */
export function AssignmentDetails(props: AssignmentDetailsProps) {
  const { assignment, model, projects, place, onWhy, onCommand, onDuplicate, onHistory, onClose } = props;
  const { allocationPercentage, role, startDate, endDate } = assignment;
  const name = projectNameOf(assignment, projects);
  const { load, ...busiest } = busiestDays(model, assignment);
  const bar = useRef<HTMLElement | null>(null);
  useEffect(() => {
    bar.current = barElement(assignment._id);
  }, [assignment._id]);
  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      returnFocusTo={bar}
      label={`${name}, ${model.engineer.name}`}
      placement="bottom-start"
      trigger={<BarAnchor aria-hidden="true" style={{ blockSize: LANE_PX - 2, ...place }} />}
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
        <Actions>
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
            icon={<Scissors size={14} aria-hidden="true" />}
            onClick={() => onCommand('split')}
          >
            Split
          </Button>
          <AtEnd>
            <Menu
              label={`Actions for ${name}, ${model.engineer.name}`}
              items={moreItems({ onDuplicate, onHistory, onDelete: () => onCommand('delete') })}
            />
          </AtEnd>
        </Actions>
      </Stack>
    </Popover>
  );
}

/** The first days of the assignment with the highest load. */
function busiestDays({ curve }: RowModel, assignment: ScheduleAssignment) {
  return loadSteps(curve, assignment).reduce((top, step) => (step.load > top.load ? step : top));
}
