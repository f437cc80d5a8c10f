import type { ScheduleViewProps } from '../engineers/ScheduleView';
import { EngineerAgenda } from './EngineerAgenda';
import { ProjectAgenda } from './ProjectAgenda';

/** The schedule on a phone. */
export function Agenda(props: ScheduleViewProps) {
  return props.params.group === 'engineer' ? <EngineerAgenda {...props} /> : <ProjectAgenda {...props} />;
}
