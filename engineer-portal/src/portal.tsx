import { createPortal, lazyPage } from '@erm/portal-kit';
import { segments } from './app/paths';
import { DashboardPage } from './pages/DashboardPage';

export const Portal = createPortal({
  [segments.dashboard]: DashboardPage,
  [segments.assignments]: lazyPage(async () => (await import('./pages/MyAssignmentsPage')).MyAssignmentsPage),
});
