import type { PeopleFoundAnswer, PersonFound } from '@erm/contracts/people';
import type { Project } from '@erm/contracts/projects';
import type { ListSearch } from '@erm/portal-kit';
import { Link, VisuallyHidden } from '@erm/ui-kit/core';
import { countUnits, formatDayRange } from '@erm/ui-kit/data';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../app/paths';
import type { AssignmentRequest, Assigning } from '../../../shared/assignment-draft';
import type { FindParams, PeopleSearchFields } from './find-params';
import { FitLegend } from './FitBar';
import { NoOneFits } from './NoOneFits';
import { PersonRow } from './PersonRow';
import { Columns, Head, HeadText, List, Section } from './Results.styles';

interface PeopleResultsProps {
  found: PeopleFoundAnswer;
  find: FindParams;
  search: ListSearch;
  project: Project | null;
  isOutdated: boolean;
  assigning: Assigning;
}

/** Matches, best first, followed by people with the skills but not the time. */
export function PeopleResults({ found, find, search, project, isOutdated, assigning }: PeopleResultsProps) {
  const { matches, total, nearly, alreadyAssigned, suggestions } = found;
  const { fields } = find;
  const dates = formatDayRange(fields.from, fields.to);
  const isPhone = useMedia(phoneQuery);
  const rowProps = (person: PersonFound) => ({
    person,
    isPhone,
    span: { startDate: fields.from, endDate: fields.to },
    isOpening: assigning.opening === person.engineer._id,
    onAssign: () => assigning.assign(assignmentRequest(person.engineer._id, project, fields)),
  });
  return (
    <>
      <Head aria-busy={isOutdated}>
        <HeadText role="status">
          <strong>{countUnits(total, ['person', 'people'])}</strong>
          <span>{` at least ${fields.min}% free on every day, ${dates}`}</span>
          {matches[0] && (
            <VisuallyHidden>
              {`, best fit ${matches[0].engineer.name}, ${matches[0].fit.total}`}
            </VisuallyHidden>
          )}
          {total > matches.length && <span>{`; the first ${matches.length} are shown`}</span>}
        </HeadText>
        {alreadyAssigned > 0 && project && (
          <Link
            renderLink={(link) => (
              <RouterLink to={`${paths.projects}?${new URLSearchParams({ q: project.name })}`} {...link} />
            )}
          >
            {alreadyAssigned} already on it
          </Link>
        )}
        <FitLegend ofSkills={fields.skills.length > 0} />
      </Head>
      {matches.length > 0 && (
        <>
          <Columns aria-hidden="true">
            <span>#</span>
            <span>Engineer</span>
            <span>Skills asked for</span>
            <span>Free</span>
            <span>Load</span>
            <span>Fit</span>
          </Columns>
          <List aria-label="People who fit">
            {matches.map((person, index) => (
              <PersonRow key={person.engineer._id} rank={index + 1} {...rowProps(person)} />
            ))}
          </List>
        </>
      )}
      {suggestions && <NoOneFits suggestions={suggestions} find={find} search={search} />}
      {nearly.length > 0 && (
        <>
          <Section>Nearly: the skills fit, the time does not</Section>
          <List aria-label="Nearly: the skills fit, the time does not">
            {nearly.map((person) => (
              <PersonRow
                key={person.engineer._id}
                nearly={{ min: fields.min, freeRanges: person.freeRanges, mostFree: person.mostFree }}
                {...rowProps(person)}
              />
            ))}
          </List>
        </>
      )}
    </>
  );
}

/** Draft of an assignment for a match, with the requested dates within the project's. */
function assignmentRequest(
  engineerId: string,
  project: Project | null,
  { skills, match, from, to, min }: PeopleSearchFields,
): AssignmentRequest {
  const meets = project !== null && from <= project.endDate && to >= project.startDate;
  const needed = skills.length > 1 && match === 'any' ? [skills.join(' or ')] : skills;
  const asked = [...needed, `at least ${min}% free`].join(', ');
  return {
    engineerId,
    project,
    startDate: meets && from < project.startDate ? project.startDate : from,
    endDate: meets && to > project.endDate ? project.endDate : to,
    allocationPercentage: min,
    origin: `Filled in from Find people: ${asked}.`,
  };
}
