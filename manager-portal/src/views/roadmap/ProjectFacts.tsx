import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { openPlaces } from '@erm/contracts/staffing';
import { Button, Cluster, Facts, Link, Stack } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { lateRef } from '../../shared/late-ref';
import { askedText, type ProjectQuestion } from '../../shared/project-why/project-question';
import { ahead, gapsAhead } from './gaps-ahead';
import { projectItems, type ProjectActions } from './project-actions';
import { aheadText, coveredText, gapText, PLACES, placesOn, whenText } from './roadmap-texts';

/** Further ones are only counted. */
const MAX_LINES = 4;

export interface ProjectFactsProps {
  project: RoadmapProject;
  today: CalendarDay;
  actions: ProjectActions;
  /** Closes the surrounding popover or sheet before something else opens. */
  onClose: () => void;
}

/** The element of a project's span, once drawn. */
export const cellOfProject = (id: string) =>
  lateRef(() => document.querySelector<HTMLElement>(`[data-cell="${id}"]`));

/** Staffing and actions of a project. */
export function ProjectFacts({ project, today, actions, onClose }: ProjectFactsProps) {
  const { teamSize, staffing } = project;
  const open = ahead(openPlaces(staffing, teamSize), today);
  const gaps = gapsAhead(project, today);
  const places = placesOn(project, today);
  const why = (question: ProjectQuestion) => {
    const text = `Why ${askedText(question, teamSize)}?`;
    return (
      <Link
        as="button"
        type="button"
        aria-label={text}
        onClick={() => {
          onClose();
          actions.why(project, question, cellOfProject(project._id).current);
        }}
      >
        Why?
      </Link>
    );
  };
  const openLines = open.map((places) => `${countUnits(places.open, PLACES)} ${aheadText(places, today)}`);
  return (
    <>
      <Facts
        items={[
          {
            term: 'Places',
            value: (
              <>
                {`${places.filled} of ${teamSize} filled ${whenText(project, today)}`} {why(places)}
              </>
            ),
          },
          { term: 'Open', value: openLines.length === 0 ? 'None' : <Listed lines={openLines} /> },
          {
            term: 'Skills',
            value:
              gaps.length === 0 ? (
                coveredText(project, today)
              ) : (
                <Listed
                  lines={gaps.map((gap) => gapText(gap, today))}
                  after={(at) => why({ about: 'skill', ...gaps[at]! })}
                />
              ),
          },
        ]}
      />
      <Cluster gap={2}>
        {projectItems(project, actions).map(({ label, icon, onSelect }) => (
          <Button
            key={label}
            size="sm"
            icon={icon}
            onClick={() => {
              onClose();
              onSelect();
            }}
          >
            {label}
          </Button>
        ))}
      </Cluster>
    </>
  );
}

interface ListedProps {
  lines: readonly string[];
  /** Content after the line. */
  after?: (index: number) => ReactNode;
}

function Listed({ lines, after }: ListedProps) {
  return (
    <Stack gap={1}>
      {lines.slice(0, MAX_LINES).map((line, index) => (
        <span key={line}>
          {line} {after?.(index)}
        </span>
      ))}
      {lines.length > MAX_LINES && <span>+{lines.length - MAX_LINES} more</span>}
    </Stack>
  );
}
