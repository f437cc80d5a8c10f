import { Fragment } from 'react';
import type { DaySpan } from '@erm/contracts/calendar-day';
import type { PersonFound, PersonNearly } from '@erm/contracts/people';
import { FreeBadge, PersonLine, WhyButton, WhyChart, nameAlone } from '@erm/portal-kit';
import { shortRange } from '@erm/planning';
import { Button, VisuallyHidden } from '@erm/ui-kit/core';
import { ChipList } from '@erm/ui-kit/data';
import { positionOf } from '../cell-texts';
import { FitBar } from './FitBar';
import { FoundWeeks } from './FoundWeeks';
import { SpanLoad } from './SpanLoad';
import { FitTotal, Free, Person, Rank, Row, Skills, Weeks, Whole } from './Results.styles';

interface PersonRowProps {
  person: PersonFound;
  rank?: number;
  /** Missing requirements, for near matches. */
  nearly?: Pick<PersonNearly, 'freeRanges' | 'mostFree'> & { min: number };
  span: DaySpan;
  isPhone: boolean;
  isOpening: boolean;
  onAssign: () => void;
}

/** A match, with everything that its rank is based on. */
export function PersonRow({ person, rank, nearly, span, isPhone, isOpening, onAssign }: PersonRowProps) {
  const { engineer, free, coveredSkills, missingSkills, fit, steps } = person;
  const skills = [
    ...coveredSkills.map((label) => ({ label, state: 'covered' as const })),
    ...missingSkills.map((label) => ({ label, state: 'missing' as const })),
  ];
  return (
    <Row>
      <Rank>{rank}</Rank>
      <Person>
        <PersonLine name={nameAlone(engineer)} detail={positionOf(engineer)} size={28} />
      </Person>
      <Skills>
        {skills.length > 0 && (
          <ChipList label={`Skills of ${engineer.name} asked for`} items={skills} max={6} />
        )}
      </Skills>
      <Free>
        {nearly ? (
          <Missing {...nearly} engineerId={engineer._id} span={span} />
        ) : (
          <WhyButton says={`${free ?? 0}% free`} engineerId={engineer._id} span={span} ofWorkingDays>
            <FreeBadge free={free ?? 0} />
          </WhyButton>
        )}
      </Free>
      <Weeks>
        {isPhone ? (
          <FoundWeeks person={person} span={span} />
        ) : (
          <WhyChart says={`this load of ${engineer.name}`} engineerId={engineer._id} span={span}>
            <SpanLoad
              steps={steps}
              max={engineer.maxCapacity}
              label={`Load of ${engineer.name}, ${shortRange(span)}`}
            />
          </WhyChart>
        )}
      </Weeks>
      <FitTotal>
        <VisuallyHidden>Fit </VisuallyHidden>
        {fit.total}
      </FitTotal>
      <FitBar fit={fit} />
      <Button
        size="sm"
        style={{ justifySelf: 'end' }}
        loading={isOpening}
        aria-label={`Assign ${engineer.name}`}
        onClick={onAssign}
      >
        Assign
      </Button>
    </Row>
  );
}

const FEW = 2;

interface MissingProps extends NonNullable<PersonRowProps['nearly']> {
  engineerId: string;
  span: DaySpan;
}

/** "40% free only Jun 27 – Jul 31", or "At most 20% free"; opens Why. Ranges do not wrap. */
function Missing({ min, freeRanges, mostFree, engineerId, span }: MissingProps) {
  const isNever = freeRanges.length === 0;
  const more = freeRanges.length - FEW;
  const ranges = freeRanges.slice(0, FEW).map(shortRange);
  const rest = more > 0 ? `, and ${more} more` : '';
  return (
    <WhyButton
      says={isNever ? `At most ${mostFree}% free` : `${min}% free only ${ranges.join(', ')}${rest}`}
      engineerId={engineerId}
      span={span}
      ofWorkingDays
      rule={`${min}% must be free on every working day of these dates${isNever ? `; ${mostFree}% is free on the freest` : ''}.`}
    >
      {isNever ? (
        `At most ${mostFree}% free`
      ) : (
        <>
          <span>{`${min}% free only `}</span>
          {ranges.map((range, index) => (
            <Fragment key={range}>
              {index > 0 && <span>, </span>}
              <Whole>{range}</Whole>
            </Fragment>
          ))}
          <span>{rest}</span>
        </>
      )}
    </WhyButton>
  );
}
