import type { ScheduleViewProps } from '../use-schedule';
import { EngineerAgenda } from './EngineerAgenda';
import { ProjectAgenda } from './ProjectAgenda';

/** The schedule on a phone. */
export function Agenda(props: ScheduleViewProps) {
  return props.params.group === 'engineer' ? <EngineerAgenda {...props} /> : <ProjectAgenda {...props} />;
}
