import { Navigate, Route, Routes } from 'react-router-dom';
import { AssignmentsPage } from '../pages/AssignmentsPage';
import { DashboardPage } from '../pages/DashboardPage';
import { EngineersPage } from '../pages/EngineersPage';
import { ProjectsPage } from '../pages/ProjectsPage';
import { paths, segments } from './paths';

export function PortalRoutes() {
  return (
    <Routes>
      <Route path={segments.dashboard} element={<DashboardPage />} />
      <Route path={segments.engineers} element={<EngineersPage />} />
      <Route path={segments.projects} element={<ProjectsPage />} />
      <Route path={segments.assignments} element={<AssignmentsPage />} />
      <Route path="*" element={<Navigate to={paths.start} replace />} />
    </Routes>
  );
}
