import { lazyPage } from '@erm/portal-kit';
import { segments } from '../app/paths';
import { assignmentsTable } from './assignments-table';

// The chunk names stand in portal.json, too, by which a file is downloaded along with the portal. Few people open access.
export const pages = {
  [segments.dashboard]: lazyPage(
    async () => (await import(/* webpackChunkName: "dashboard" */ './DashboardPage')).DashboardPage,
  ),
  [segments.engineers]: lazyPage(
    async () => (await import(/* webpackChunkName: "engineers" */ './EngineersPage')).EngineersPage,
  ),
  [segments.projects]: lazyPage(
    async () => (await import(/* webpackChunkName: "projects" */ './ProjectsPage')).ProjectsPage,
  ),
  [segments.assignments]: lazyPage(
    async () => (await import(/* webpackChunkName: "assignments" */ './AssignmentsPage')).AssignmentsPage,
    assignmentsTable,
  ),
  [segments.access]: lazyPage(
    async () => (await import(/* webpackChunkName: "access" */ './AccessPage')).AccessPage,
  ),
};
