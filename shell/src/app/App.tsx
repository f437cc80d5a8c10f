import { Fragment } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PortalRoute } from '../portals/PortalRoute';
import { RegistryFailed } from '../portals/RegistryFailed';
import { usePortals } from '../portals/registry';
import { AccessDenied } from './AccessDenied';
import { GuestOnly } from './GuestOnly';
import { Home } from './Home';
import { LazyScreen } from './LazyScreen';
import { useServices } from './services';
import { registerScreen, signInScreen } from './screens';
import { OutdatedNotice } from './OutdatedNotice';
import { ToastRegion } from './ToastRegion';
import { useRouteChange } from './use-route-change';

/** All routes (product-rules#routes), including those of the portals in the registry. */
export function App() {
  useRouteChange();
  const { portals, failed } = usePortals();
  const Gate = useServices().overrides?.Gate ?? Fragment;
  return (
    <>
      <Gate>
        <Routes>
          <Route
            path="/login"
            element={
              <GuestOnly>
                <LazyScreen screen={signInScreen} props={{}} />
              </GuestOnly>
            }
          />
          <Route
            path="/register"
            element={
              <GuestOnly>
                <LazyScreen screen={registerScreen} props={{}} />
              </GuestOnly>
            }
          />
          <Route path="/unauthorized" element={<AccessDenied />} />
          {portals.map((portal) => (
            <Route key={portal.name} path={`${portal.prefix}/*`} element={<PortalRoute portal={portal} />} />
          ))}
          {failed ? (
            <Route path="*" element={<RegistryFailed />} />
          ) : (
            <>
              <Route path="/" element={<Home />} />
              <Route path="*" element={<Navigate to="/" replace />} />
            </>
          )}
        </Routes>
      </Gate>
      <OutdatedNotice />
      <ToastRegion />
    </>
  );
}
