import type { CalendarDay } from '@erm/contracts/calendar-day';
import { StatusBadge } from '@erm/portal-kit';
import { HEAD, rowAttributes, SheetRow, type TimeScale } from '@erm/planning';
import { IconButton } from '@erm/ui-kit/core';
import { Menu } from '@erm/ui-kit/overlay';
import { Ellipsis } from 'lucide-react';
import { Fragment, memo } from 'react';
import { GapLines } from './GapLines';
import { projectItems, type ProjectActions } from './project-actions';
import { Head, Lacking, Line, Name, OnWide, Track } from './RoadmapRow.styles';
import { datesText, lackingTexts } from './roadmap-texts';
import type { RoadmapRowModel } from './roadmap-row';
import { SpanBox } from './SpanBox';

interface RoadmapRowProps {
  model: RoadmapRowModel;
  actions: ProjectActions;
  scale: TimeScale;
  today: CalendarDay;
  /** Position among all rows, from 0. */
  index: number;
  top: number;
  /** ID of the active cell if it is in this row. */
  active: string | null;
  selected: boolean;
  taken: boolean;
}

/** A project's row. Memoized: scrolling and dragging render only affected rows. */
export const RoadmapRow = memo(function RoadmapRow(props: RoadmapRowProps) {
  const { model, actions, scale, today, index, top, active, selected, taken } = props;
  const { project, height } = model;
  const lacking = lackingTexts(model.lacks);
  const { _id, name, status } = project;
  const [verb, date] = datesText(project, today).split(/(?<=^\w+ )/);
  const [day, year] = date!.split(/(?=, )/);
  return (
    <SheetRow {...rowAttributes({ id: _id, index, top, height })}>
      <Head
        role="rowheader"
        tabIndex={active === HEAD ? 0 : -1}
        data-cell={HEAD}
        aria-label={[
          name,
          status,
          datesText(project, today),
          ...lacking.map(({ count, unit, state }) => `${count} ${unit} ${state}`),
        ].join(', ')}
      >
        <Name>{name}</Name>
        <Menu
          label={`Actions for ${name}`}
          items={projectItems(project, actions)}
          trigger={
            <IconButton
              tabIndex={-1}
              label={`Actions for ${name}`}
              icon={<Ellipsis size={16} aria-hidden="true" />}
            />
          }
        />
        <Line>
          <StatusBadge kind="project" status={status} />
          <span>
            {status === 'completed' ? <OnWide>{verb}</OnWide> : verb}
            {day}
            <OnWide>{year}</OnWide>
          </span>
        </Line>
        {lacking.length > 0 && (
          <Lacking>
            {lacking.map(({ count, unit, state }, index) => (
              <Fragment key={unit}>
                <span>{index > 0 ? `, ${count}` : count}</span>
                <OnWide>{` ${unit}`}</OnWide>
                <span>{` ${state}`}</span>
              </Fragment>
            ))}
          </Lacking>
        )}
      </Head>
      <Track>
        <SpanBox
          model={model}
          scale={scale}
          today={today}
          selected={selected}
          taken={taken}
          active={active === _id}
        />
        <GapLines model={model} scale={scale} today={today} />
      </Track>
    </SheetRow>
  );
});
