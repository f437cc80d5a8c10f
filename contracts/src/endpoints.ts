import { createAssignment, deleteAssignment, listAssignments, updateAssignment } from './assignments';
import { listAudit } from './audit';
import { getProfile, login, logout, register, updateProfile } from './auth';
import {
  createEngineer,
  deleteEngineer,
  getEngineerCapacity,
  listEngineers,
  updateEngineer,
} from './engineers';
import { createProject, deleteProject, listProjects, listSuitableEngineers, updateProject } from './projects';
import { reportTelemetry } from './telemetry';
import { getUtilization } from './utilization';

/** All API endpoints by name. */
export const endpoints = {
  login,
  register,
  logout,
  getProfile,
  updateProfile,
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
  getUtilization,
  listAudit,
  reportTelemetry,
};
