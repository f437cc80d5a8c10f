import type { CalendarDay } from '@erm/contracts/calendar-day';
import { PAGE_SIZE, useLazyDialog, usePrintAll } from '@erm/portal-kit';
import { SomeFailed } from '@erm/planning';
import { Button, LoadingText } from '@erm/ui-kit/core';
import { SkeletonRows } from '@erm/ui-kit/data';
import { useState, type ReactNode } from 'react';
import type { ProjectActions } from './project-actions';
import { RoadmapCard } from './RoadmapCard';
import { useCardArrival } from '../../shared/use-card-arrival';
import { useFirstCard } from '../../shared/use-first-card';
import { Cards, Summary } from './RoadmapCards.styles';
import type { RoadmapParams } from './roadmap-params';
import { useRoadmap, type RoadmapRequest } from './roadmap-queries';
import { projectDetails } from './roadmap-parts';
import { Counts } from './RoadmapFoot';
import type { RoadmapRows } from './use-roadmap-rows';

interface RoadmapCardsProps {
  params: RoadmapParams;
  request: RoadmapRequest;
  roadmap: Pick<RoadmapRows, 'arrivedAt' | 'beginsWith'>;
  today: CalendarDay;
  actions: ProjectActions;
  /** Replaces the cards. */
  instead: ReactNode;
}

/** The roadmap on phones: a card per project, with its span across the card. */
export function RoadmapCards(props: RoadmapCardsProps) {
  const { params, request, today, actions, instead } = props;
  const { arrivedAt, beginsWith } = props.roadmap;
  const first = beginsWith ?? 0;
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(wanted, Math.floor(first / PAGE_SIZE) + 1);
  const { rows, totals, retryFailed } = useRoadmap(request, [0, pages * PAGE_SIZE - 1]);
  useCardArrival(beginsWith, first < rows.size, { focuses: arrivedAt !== null });
  const projects = [...rows.values()];
  useFirstCard(projects.map(({ _id }) => _id));
  const total = totals?.total ?? 0;
  const showMore = rows.size < total ? () => setWanted(pages + 1) : undefined;
  usePrintAll({
    rows: projects,
    showMore,
    moreFailed: retryFailed !== undefined,
    loadingMore: rows.size < Math.min(pages * PAGE_SIZE, total),
  });
  const selected = projects.find(({ _id }) => _id === params.selected);
  const details = useLazyDialog(projectDetails, selected !== undefined);
  return (
    <>
      {instead ||
        (totals ? (
          <Summary role="status">
            <Counts {...totals} show={params.show} status={params.filter.status} />
          </Summary>
        ) : (
          <>
            <LoadingText>Loading roadmap...</LoadingText>
            <SkeletonRows rows={6} />
          </>
        ))}
      <Cards aria-label="Roadmap">
        {projects.map((project) => (
          <RoadmapCard key={project._id} project={project} today={today} actions={actions} />
        ))}
      </Cards>
      {selected && details.Dialog && (
        <details.Dialog
          project={selected}
          today={today}
          actions={actions}
          onClose={() => params.select(null)}
        />
      )}
      <SomeFailed onRetry={retryFailed} />
      {showMore && !retryFailed && <Button onClick={showMore}>Show more</Button>}
    </>
  );
}
