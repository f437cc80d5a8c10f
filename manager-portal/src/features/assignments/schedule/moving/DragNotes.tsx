import { SeveralReadout } from '../several/SeveralReadout';
import type { ChangeNotesProps } from './ChangeNotes';
import { Readout } from './Readout';

interface DragNotesProps extends Omit<ChangeNotesProps, 'pointer' | 'find'> {
  /** The pointer. */
  at: { x: number; y: number };
}

/** What would come of dropping here, beside the pointer. */
export function DragNotes({ changes: { several, single }, at, modelOf, projects }: DragNotesProps) {
  const engineer = single && single.to !== null && modelOf(single.to)?.engineer;
  if (!single) return <SeveralReadout several={several} at={at} />;
  const project = projects.get(single.assignment.projectId ?? '');
  return engineer ? <Readout proposal={single} {...{ engineer, project, at }} /> : null;
}
