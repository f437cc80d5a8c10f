import { Navigate, Route, Routes } from 'react-router-dom';
import { DashboardPage } from '../pages/DashboardPage';
import { MyAssignmentsPage } from '../pages/MyAssignmentsPage';

export function EngineerRoutes() {
  return (
    <Routes>
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="assignments" element={<MyAssignmentsPage />} />
      {/* The shell decides where an unknown address leads (spec §2). */}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
