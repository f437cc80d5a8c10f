import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { LANE_PX } from '@erm/planning';
import { Button, IconButton, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Menu, Popover } from '@erm/ui-kit/overlay';
import { MoveHorizontal, Pencil, Scissors, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { lateRef } from '../../../shared/late-ref';
import { barOrTabStop } from './bar-element';
import { moreItems } from './BarMenu';
import type { RowModel } from '../model/row-model';
import { BarAnchor } from './Bars.styles';
import { isOfCompleted, projectNameOf, type Projects } from '../model/schedule-texts';
import type { BarActions } from './use-bar-actions';
import { HighestLoad } from './HighestLoad';

const Frame = styled.div`
  position: relative;
`;

/** Last in the tab order, so that the popover opens at its actions. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;

const Head = styled.div`
  padding-inline-end: var(--space-10);
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
  /** Place of the visible part of its bar. */
  place: CSSProperties;
  onWhy: (anchor: HTMLElement | null) => void;
  actions: BarActions;
  onClose: () => void;
}

/** Details and actions of the selected assignment, beside its bar. */
export function AssignmentDetails(props: AssignmentDetailsProps) {
  const { assignment, model, projects, place, onWhy, actions, onClose } = props;
  const { _id, allocationPercentage, role, startDate, endDate } = assignment;
  const name = projectNameOf(assignment, projects);
  const bar = lateRef(() => barOrTabStop(_id));
  return (
    <Popover
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      returnFocusTo={bar}
      label={`${name}, ${model.engineer.name}`}
      placement="bottom-start"
      trigger={<BarAnchor aria-hidden="true" style={{ blockSize: LANE_PX - 2, ...place }} />}
      style={{ inlineSize: 344 }}
    >
      <Frame>
        <Stack gap={3}>
          <Head>
            <Title>{name}</Title>
            <Who>
              {model.engineer.name}, {role}
            </Who>
          </Head>
          <p>
            <Percent>{allocationPercentage}%</Percent>
            {formatDayRange(startDate, endDate)}
          </p>
          {isOfCompleted(assignment, projects) && (
            <p>The project is completed. Its assignments count as load until they end.</p>
          )}
          {!model.isDeleted && (
            <HighestLoad model={model} assignment={assignment} onWhy={() => onWhy(bar.current)} />
          )}
          <Actions>
            <Button
              size="sm"
              icon={<Pencil size={14} aria-hidden="true" />}
              onClick={() => actions.command('edit', _id)}
            >
              Edit
            </Button>
            <Button
              size="sm"
              icon={<MoveHorizontal size={14} aria-hidden="true" />}
              onClick={() => actions.command('move', _id)}
            >
              Move
            </Button>
            {!model.isDeleted && (
              <Button
                size="sm"
                icon={<Scissors size={14} aria-hidden="true" />}
                onClick={() => actions.command('split', _id)}
              >
                Split
              </Button>
            )}
            <AtEnd>
              <Menu
                label={`Actions for ${name}, ${model.engineer.name}`}
                items={moreItems(_id, actions, model)}
              />
            </AtEnd>
          </Actions>
        </Stack>
        <Corner>
          <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
        </Corner>
      </Frame>
    </Popover>
  );
}
