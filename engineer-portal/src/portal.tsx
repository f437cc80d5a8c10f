import { createPortal } from '@erm/portal-kit';
import { segments } from './app/paths';
import { DashboardPage } from './pages/DashboardPage';
import { MyAssignmentsPage } from './pages/MyAssignmentsPage';

export const Portal = createPortal({
  [segments.dashboard]: DashboardPage,
  [segments.assignments]: MyAssignmentsPage,
});
