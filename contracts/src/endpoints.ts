import { listAssignments } from './assignments';
import { createAssignment, deleteAssignment, updateAssignment } from './assignment-edits';
import { listAudit } from './audit';
import { applyBatch } from './batches';
import { listChanges, undoBatch, undoChange } from './changes';
import { getProfile, logout, register, renew, updateProfile } from './auth';
import { login } from './sign-in';
import { getRosterFilters, listAvailability } from './availability-view';
import { getEngineerCapacity, listEngineers } from './engineers';
import { createEngineer, deleteEngineer, updateEngineer } from './engineer-edits';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  lookupInvitation,
} from './invitations';
import { listManagers, updateManager } from './managers';
import { changePassword } from './password';
import { findPeople } from './people';
import { listProjects, listSuitableEngineers } from './projects';
import { createProject, deleteProject, updateProject } from './project-edits';
import { getRoadmap } from './roadmap';
import { getProjectSchedule, getSchedule } from './schedule';
import { startSsoSession } from './sso';
import { reportTelemetry } from './telemetry';
import { getUtilization } from './utilization';

/** All API endpoints by name. */
export const endpoints = {
  login,
  register,
  startSsoSession,
  renew,
  logout,
  getProfile,
  updateProfile,
  changePassword,
  listManagers,
  updateManager,
  listInvitations,
  createInvitation,
  deleteInvitation,
  lookupInvitation,
  acceptInvitation,
  listEngineers,
  createEngineer,
  updateEngineer,
  deleteEngineer,
  getEngineerCapacity,
  listProjects,
  createProject,
  updateProject,
  deleteProject,
  listSuitableEngineers,
  listAssignments,
  createAssignment,
  updateAssignment,
  deleteAssignment,
  getSchedule,
  getProjectSchedule,
  getRoadmap,
  getUtilization,
  listAvailability,
  getRosterFilters,
  findPeople,
  listAudit,
  applyBatch,
  listChanges,
  undoChange,
  undoBatch,
  reportTelemetry,
};
