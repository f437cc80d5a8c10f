import { WhyFrame } from '@erm/portal-kit';
import { formatDay } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { PlacesWhy } from './PlacesWhy';
import { askedText, type ProjectQuestion, type TeamMember } from './project-question';
import { SkillWhy } from './SkillWhy';
import { rangeText } from '../range-text';

export interface ProjectWhyProps {
  project: { _id: string; name: string; teamSize: number };
  question: ProjectQuestion;
  /** All assignments of the project, once loaded. */
  members: readonly TeamMember[] | undefined;
  /** Shown until they are loaded. */
  waiting?: ReactNode;
  anchor: HTMLElement | null;
  onClose: () => void;
}

const PLACES_RULE =
  'Each person with an assignment on that day fills one place, regardless of the percentage or number of assignments.';
const SKILL_RULE = 'A required skill is covered on a day if somebody assigned on that day has it.';

/** Why for a project: "Why 9 of 10 places filled?" and "Why Security uncovered?". */
export function ProjectWhy({ project, question, members, waiting, anchor, onClose }: ProjectWhyProps) {
  const { _id, name, teamSize } = project;
  const isPlaces = question.about === 'places';
  return (
    <WhyFrame
      says={askedText(question, teamSize)}
      about={`${name}, ${isPlaces ? formatDay(question.day, 'weekday') : rangeText(question)}`}
      rule={isPlaces ? PLACES_RULE : SKILL_RULE}
      anchor={anchor}
      onClose={onClose}
    >
      {!members ? (
        waiting
      ) : isPlaces ? (
        <PlacesWhy teamSize={teamSize} members={members} day={question.day} />
      ) : (
        <SkillWhy {...question} members={members} projectId={_id} />
      )}
    </WhyFrame>
  );
}
