import type { updateAssignmentBody } from '@erm/contracts/assignment-edits';
import type { z } from 'zod';
import type { AssignmentDocument } from './assignment-document';

type Edit = Omit<z.output<typeof updateAssignmentBody>, 'version'>;

/** An assignment after an edit, and what the edit changes. */
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
  /** Only the role differs, which no rule depends on. */
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
