import type { SoonAssignment } from '@erm/contracts/utilization';
import { nameAlone } from '@erm/portal-kit';
import { ActionLink, Link, VisuallyHidden } from '@erm/ui-kit/core';
import { Avatar, formatCount, formatDay } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../app/paths';
import { Count, Day, Detail, Empty, Name, Rest, Row, Rows, Texts } from './Soon.styles';

/** Rows that the dashboard has room for, whether they come or not. */
const ROOM = 3;

export interface SoonCardProps {
  title: string;
  total: number;
  /** The first ones, each with the day on which it ends or starts. */
  rows: { assignment: SoonAssignment; day: string }[];
  /** Said instead of rows. */
  none: string;
  /** Shown instead of rows if there are none: what comes next. */
  next?: string | undefined;
  /** Said below fewer rows than there is room for. */
  rest: string;
  /** Where all of them are. */
  more: string;
}

export function SoonCard({ title, total, rows, none, next, rest, more }: SoonCardProps) {
  return (
    <Panel
      padded={false}
      title={
        <>
          <span>{title}</span> <Count>{formatCount(total)}</Count>
        </>
      }
      action={
        <ActionLink renderLink={(link) => <RouterLink to={more} {...link} />}>
          Show <VisuallyHidden>{title} on the schedule</VisuallyHidden>
        </ActionLink>
      }
    >
      {rows.length === 0 ? (
        <Empty>
          <p>{none}</p>
          {next && <Detail>{next}</Detail>}
        </Empty>
      ) : (
        <>
          <Rows aria-label={title}>
            {rows.map(({ assignment: { _id, engineer, project, allocationPercentage }, day }) => (
              <Row key={_id}>
                <Avatar name={nameAlone(engineer)} size={22} />
                <Texts>
                  <Name translate="no">
                    <Link
                      renderLink={(link) => <RouterLink to={paths.scheduleOf(engineer._id, day)} {...link} />}
                    >
                      {engineer.name}
                    </Link>
                  </Name>
                  <Detail translate="no">{`${project.name}, ${allocationPercentage}%`}</Detail>
                </Texts>
                <Day>{formatDay(day, 'short')}</Day>
              </Row>
            ))}
          </Rows>
          {rows.length < ROOM && <Rest>{rest}</Rest>}
        </>
      )}
    </Panel>
  );
}
