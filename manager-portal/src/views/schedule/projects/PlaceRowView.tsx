import type { DaySpan } from '@erm/contracts/calendar-day';
import { HEAD, HeadSkeleton, liftedBy, shortRange } from '@erm/planning';
import { nameAlone } from '@erm/portal-kit';
import { Button } from '@erm/ui-kit/core';
import { Avatar } from '@erm/ui-kit/data';
import { memo } from 'react';
import type { RowState } from '../model/row-state';
import { ChildRow } from './ChildRow';
import type { TreeRowViewProps } from './ProjectRowView';
import { MemberBar } from './MemberBar';
import type { Member } from './project-queries';
import { spokenOpenPlace } from './project-texts';
import { Name, Nobody, OpenPlace, SpanText } from './TreeRow.styles';
import { spanId, type PlaceRow } from './tree-rows';

const [WORDS_PX, NAME_PX] = [150, 76];

interface PlaceRowViewProps extends Omit<TreeRowViewProps<PlaceRow>, 'active'> {
  members: ReadonlyMap<string, Member>;
  state: RowState;
  onFindPeople: (row: PlaceRow, cell: string) => void;
}

/** A place of a project's team: its assignments, and when it is open. */
export const PlaceRowView = memo(function PlaceRowView(props: PlaceRowViewProps) {
  const { row, index, top, members, state } = props;
  const { scale, drawn, liftOf, today } = props.days;
  const { active, selected, picked, taken } = state;
  const { model, place } = row;
  if (!place) return <ChildRow row={row} index={index} top={top} active={active} head={<HeadSkeleton />} />;
  const { holder } = place;
  const isInSight = ({ startDate, endDate }: DaySpan) =>
    endDate >= drawn.startDate && startDate <= drawn.endDate;
  return (
    <ChildRow
      row={row}
      index={index}
      top={top}
      active={active}
      head={
        <>
          {holder ? <Avatar name={nameAlone(holder)} size={22} /> : <Nobody aria-hidden="true" />}
          <Name>{holder?.name ?? 'Open place'}</Name>
          {!holder && place.open.some(({ endDate }) => endDate >= today) && (
            <Button
              size="sm"
              tabIndex={-1}
              onClick={(event) => {
                event.stopPropagation();
                props.onFindPeople(row, HEAD);
              }}
            >
              Find people
            </Button>
          )}
        </>
      }
    >
      {place.open.map((open) => {
        const { left, width } = scale.box(open);
        const id = spanId(open);
        if (!isInSight(open) && id !== active) return null;
        return (
          <OpenPlace
            key={id}
            role="gridcell"
            data-cell={id}
            $acts={open.endDate >= today}
            tabIndex={id === active ? 0 : -1}
            aria-label={spokenOpenPlace(open, model.project.name)}
            title={`Open place, ${shortRange(open)}`}
            style={{ insetInlineStart: left, inlineSize: Math.max(2, width - 2) }}
          >
            {width >= NAME_PX && (
              <SpanText {...liftedBy(liftOf(open))}>
                <span>{!holder && width >= WORDS_PX ? `Open place, ${shortRange(open)}` : 'Open place'}</span>
              </SpanText>
            )}
          </OpenPlace>
        );
      })}
      {place.lanes.bars.map((assigned) => {
        const { bar } = assigned;
        const isKept = bar._id === active || bar._id === selected;
        if (!isInSight(bar) && !isKept) return null;
        return (
          <MemberBar
            key={bar._id}
            assigned={assigned}
            project={model.project}
            scale={scale}
            today={today}
            name={members.get(bar.engineerId)?.engineer.name ?? ''}
            isHolder={bar.engineerId === holder?._id}
            isActive={bar._id === active}
            isSelected={bar._id === selected || picked.includes(bar._id)}
            isTaken={taken.includes(bar._id)}
            lift={liftOf(bar)}
          />
        );
      })}
    </ChildRow>
  );
});
