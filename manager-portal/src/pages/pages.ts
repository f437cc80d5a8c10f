import { lazyPage } from '@erm/portal-kit';
import { segments } from '../app/paths';
import { assignmentsTable } from './assignments-table';

// Files named in portal.json, too, are downloaded along with the portal; not those of Access, which few people open.
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
