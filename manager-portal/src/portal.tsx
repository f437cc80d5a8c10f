import { createPortal, lazyPage } from '@erm/portal-kit';
import { segments } from './app/paths';
import { AssignmentsPage } from './pages/AssignmentsPage';
import { DashboardPage } from './pages/DashboardPage';
import { EngineersPage } from './pages/EngineersPage';
import { ProjectsPage } from './pages/ProjectsPage';

export const Portal = createPortal({
  [segments.dashboard]: DashboardPage,
  [segments.engineers]: EngineersPage,
  [segments.projects]: ProjectsPage,
  [segments.assignments]: AssignmentsPage,
  [segments.access]: lazyPage(
    async () => (await import(/* webpackChunkName: "access" */ './pages/AccessPage')).AccessPage,
  ),
});
