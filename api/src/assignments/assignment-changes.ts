import type { updateAssignmentBody } from '@erm/contracts/assignments';
import type { z } from 'zod';
import type { AssignmentDocument } from '../db/assignment-document';

type Edit = z.output<typeof updateAssignmentBody>;

/** An assignment as an edit wants it, and what kind of change that is. */
export interface AssignmentChanges {
  next: {
    engineerId: string;
    projectId: string;
    role: string;
    allocationPercentage: number;
    startDate: string;
    endDate: string;
  };
  movesEngineer: boolean;
  movesProject: boolean;
  movesDates: boolean;
  /** Only its role differs: nothing that a rule looks at. */
  keepsLoad: boolean;
}

export function assignmentChanges(assignment: AssignmentDocument, edit: Edit): AssignmentChanges {
  const engineerId = assignment.engineerId.toHexString();
  const projectId = assignment.projectId.toHexString();
  const { role, allocationPercentage, startDate, endDate } = assignment;
  const next = { engineerId, projectId, role, allocationPercentage, startDate, endDate, ...edit };

  const movesEngineer = next.engineerId !== engineerId;
  const movesProject = next.projectId !== projectId;
  const movesDates = next.startDate !== startDate || next.endDate !== endDate;
  const keepsLoad =
    !movesEngineer && !movesProject && !movesDates && next.allocationPercentage === allocationPercentage;
  return { next, movesEngineer, movesProject, movesDates, keepsLoad };
}
