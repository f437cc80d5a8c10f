import { errorCause, type ListSearch } from '@erm/portal-kit';
import { shortRange } from '@erm/planning';
import { Button, ErrorState, LoadingText, Stack } from '@erm/ui-kit/core';
import { SkeletonRows, useFocusInItems } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { useRef, useState } from 'react';
import { usePeople } from '../../../data/planning-queries';
import { useProject } from '../../../data/project-queries';
import type { Assigning } from '../../../shared/assignment-draft';
import type { FindParams } from './find-params';
import { FindPanel } from './FindPanel';
import { Summary, SummaryText } from './FindPanel.styles';
import { PeopleResults } from './PeopleResults';
import { Results } from './Results.styles';

interface FindPeopleProps {
  find: FindParams;
  search: ListSearch;
  assigning: Assigning;
}

/** The people search, which replaces the heatmap. */
export function FindPeople({ find, search, assigning }: FindPeopleProps) {
  const isPhone = useMedia(phoneQuery);
  const results = useRef<HTMLDivElement>(null);
  // Once assigned to the project, someone no longer matches.
  useFocusInItems(results, 'ol > li');
  const [isChanging, setChanging] = useState(false);
  const people = usePeople(find.request);
  const project = useProject(find.fields.project).data ?? null;
  const panel = <FindPanel find={find} project={project} />;
  return (
    <Results ref={results}>
      {isPhone && (
        <Summary>
          <SummaryText>
            <strong>Find people</strong>
            <span>{summary(find)}</span>
          </SummaryText>
          <Button
            aria-label="Change what is asked for"
            aria-haspopup="dialog"
            onClick={() => setChanging(true)}
          >
            Change
          </Button>
        </Summary>
      )}
      {!isPhone && panel}
      {isPhone && isChanging && (
        <Dialog
          open
          title="Find people"
          onClose={() => setChanging(false)}
          footer={(close) => (
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          )}
        >
          {panel}
        </Dialog>
      )}
      {people.isError && !people.data ? (
        <ErrorState
          title="Failed to find people"
          cause={errorCause(people.error)}
          onRetry={() => void people.refetch()}
        />
      ) : people.data && find.request ? (
        <PeopleResults
          found={people.data}
          find={find}
          search={search}
          project={project}
          isOutdated={people.isPlaceholderData}
          assigning={assigning}
        />
      ) : (
        find.request && (
          <Stack gap={3}>
            <LoadingText>Finding people...</LoadingText>
            <SkeletonRows rows={4} />
          </Stack>
        )
      )}
    </Results>
  );
}

/** Such as "Go, PostgreSQL. Jun 1 – Jul 31, at least 40%", or "Go or PostgreSQL. …". */
function summary({ fields: { skills, match, from, to, min } }: FindParams): string {
  const dates = shortRange({ startDate: from, endDate: to });
  const asked = skills.join(match === 'any' ? ' or ' : ', ');
  return `${asked ? `${asked}. ` : ''}${dates}, at least ${min}%`;
}
