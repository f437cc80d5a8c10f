import { DayPilot } from '@daypilot/daypilot-lite-javascript';

const { today, from, days, engineers, bars } = await (await fetch('plan.json')).json();

const scheduler = new DayPilot.Scheduler('root', {
  startDate: from,
  days,
  scale: 'Day',
  cellWidth: 10,
  eventHeight: 24,
  rowHeaderWidth: 220,
  timeHeaders: [{ groupBy: 'Month' }, { groupBy: 'Week' }],
  heightSpec: 'Fixed',
  height: innerHeight - 60,
  eventMoveHandling: 'Update',
  resources: engineers,
  events: bars.map(({ engineer, ...bar }) => ({ ...bar, resource: engineer })),
});
scheduler.init();
scheduler.scrollTo(today);
