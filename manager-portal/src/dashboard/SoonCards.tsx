import { addDays } from '@erm/contracts/calendar-day';
import type { Soon } from '@erm/contracts/utilization';
import { withEmail } from '@erm/portal-kit';
import { formatDay } from '@erm/ui-kit/data';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { paths } from '../app/paths';
import { SoonCard, type SoonCardProps } from './SoonCard';
import { SoonLine } from './SoonLine';
import { Lines } from './Soon.styles';

const short = (day: string) => formatDay(day, 'short');

const named = ({ first, ...soon }: Soon): Soon => ({
  ...soon,
  first: first.map((each) => ({ ...each, engineer: withEmail(each.engineer) })),
});

interface SoonCardsProps {
  ending: Soon;
  starting: Soon;
}

/** The assignments that end in 14 days and start next week: two cards, or two links on phones. */
export function SoonCards(props: SoonCardsProps) {
  const [ending, starting] = [named(props.ending), named(props.starting)];
  const isPhone = useMedia(phoneQuery);
  const next = starting.first.find(({ startDate }) => startDate > starting.endDate);
  const following = next && `Next: ${next.engineer.name} on ${short(next.startDate)}`;
  const after = short(addDays(ending.endDate, 1));
  const week = `${short(starting.startDate)} – ${short(starting.endDate)}`;
  const cards: SoonCardProps[] = [
    {
      title: 'Ending in 14 days',
      total: ending.total,
      rows: ending.first.map((assignment) => ({ assignment, day: assignment.endDate })),
      none: `Nothing ends before ${after}.`,
      rest: `Nothing else ends before ${after}.`,
      more: paths.scheduleFrom(ending.startDate),
    },
    {
      title: 'Starting next week',
      total: starting.total,
      rows: starting.first
        .filter(({ startDate }) => startDate <= starting.endDate)
        .map((assignment) => ({ assignment, day: assignment.startDate })),
      none: `Nothing starts ${week}.`,
      next: following,
      rest: following ?? `Nothing else starts ${week}.`,
      more: paths.scheduleFrom(starting.startDate),
    },
  ];
  return isPhone ? (
    <Lines aria-label="Coming up">
      {cards.map((card) => (
        <SoonLine key={card.title} {...card} />
      ))}
    </Lines>
  ) : (
    cards.map((card) => <SoonCard key={card.title} {...card} />)
  );
}
