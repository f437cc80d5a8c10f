import type { PeopleFoundAnswer, PersonFound } from '@erm/contracts/people';
import type { Project } from '@erm/contracts/projects';
import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable, Link, VisuallyHidden } from '@erm/ui-kit/core';
import { countUnits, formatDayRange } from '@erm/ui-kit/data';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useEngineerCapacity } from '../../data/engineer-queries';
import { assignmentDraft } from './assignment-draft';
import type { FindParams } from './find-params';
import { FitLegend } from './FitBar';
import { NoOneFits } from './NoOneFits';
import { PersonRow } from './PersonRow';
import { Columns, Head, HeadText, List, Section } from './Results.styles';

const createAssignmentDialog = createLoadable(
  async () => (await import('../assignments/CreateAssignmentDialog')).CreateAssignmentDialog,
);

interface PeopleResultsProps {
  found: PeopleFoundAnswer;
  find: FindParams;
  project: Project | null;
  isOutdated: boolean;
}

/** Who fits, best first, and below those who have the skills but not the time. */
export function PeopleResults({ found, find, project, isOutdated }: PeopleResultsProps) {
  const { matches, total, nearly, alreadyAssigned, suggestions } = found;
  const { fields } = find;
  const dates = formatDayRange(fields.from, fields.to);
  const [assigned, setAssigned] = useState<string | null>(null);
  const creating = useLazyDialog(createAssignmentDialog);
  const engineer = useEngineerCapacity(assigned).data;
  const isPhone = useMedia(phoneQuery);
  const close = () => {
    setAssigned(null);
    creating.close();
  };
  const rowProps = (person: PersonFound) => ({
    person,
    isPhone,
    span: { startDate: fields.from, endDate: fields.to },
    isOpening: assigned === person.engineer._id && !(engineer && creating.Dialog),
    onAssign: () => {
      setAssigned(person.engineer._id);
      creating.open();
    },
  });
  return (
    <>
      <Head aria-busy={isOutdated}>
        <HeadText role="status">
          <strong>{countUnits(total, ['person', 'people'])}</strong> at least {fields.min}% free on every day,{' '}
          {dates}
          {matches[0] && (
            <VisuallyHidden>
              , best fit {matches[0].engineer.name}, {matches[0].fit.total}
            </VisuallyHidden>
          )}
          {total > matches.length && `; the first ${matches.length} are shown`}
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
        <FitLegend />
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
      {suggestions && <NoOneFits suggestions={suggestions} find={find} />}
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
      {engineer && engineer._id === assigned && creating.Dialog && (
        <creating.Dialog draft={assignmentDraft(engineer, project, fields)} onClose={close} />
      )}
    </>
  );
}
