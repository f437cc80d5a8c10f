import type { PeopleFoundAnswer } from '@erm/contracts/people';
import { WhyButton, type ListSearch } from '@erm/portal-kit';
import { Button, Cluster, EmptyState } from '@erm/ui-kit/core';
import { UserSearch } from 'lucide-react';
import type { FindParams } from './find-params';

interface NoOneFitsProps {
  suggestions: NonNullable<PeopleFoundAnswer['suggestions']>;
  find: FindParams;
  search: ListSearch;
}

/** Empty result: the closest match, and suggestions. */
export function NoOneFits({ suggestions, find, search }: NoOneFitsProps) {
  const { closest, freePercentage, matchesWithoutSkills } = suggestions;
  const { skills, match, min, from, to } = find.fields;
  const span = { startDate: from, endDate: to };
  const missing = closest?.missingSkills ?? [];
  return (
    <EmptyState
      icon={<UserSearch size={20} />}
      title="No one fits."
      action={
        <Cluster gap={2}>
          {freePercentage !== null && freePercentage < min && (
            <Button size="sm" onClick={() => find.change({ min: freePercentage })}>
              Lower to {freePercentage}%
            </Button>
          )}
          {skills.length > 1 && match === 'all' && (
            <Button size="sm" onClick={() => find.change({ match: 'any' })}>
              Any of these skills
            </Button>
          )}
          {skills.length > 0 && matchesWithoutSkills > 0 && (
            <Button size="sm" onClick={() => find.change({ skills: [] })}>
              {skills.length === 1 ? `Drop ${skills[0]}` : 'Drop all skills'}
            </Button>
          )}
          {search.q !== '' && (
            <Button size="sm" onClick={search.clear}>
              Clear search
            </Button>
          )}
        </Cluster>
      }
    >
      {closest && (
        <p>
          <span>{`Closest: ${closest.engineer.name}, `}</span>
          <WhyButton
            says={`${closest.free}% free`}
            engineerId={closest.engineer._id}
            span={span}
            ofWorkingDays
          >
            {closest.free}% free
          </WhyButton>
          <span>{missing.length > 0 ? `, missing ${missing.join(', ')}.` : '.'}</span>
        </p>
      )}
    </EmptyState>
  );
}
