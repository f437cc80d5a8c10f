import { useLoadLater } from '@erm/ui-kit/core';
import { Fragment } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PortalRoute } from '../portals/PortalRoute';
import { RegistryFailed } from '../portals/RegistryFailed';
import { usePortals } from '../portals/registry';
import { GuestOnly } from './GuestOnly';
import { Home } from './Home';
import { LazyScreen } from './LazyScreen';
import { useServices } from './services';
import { RequireSession } from './RequireSession';
import {
  accessDeniedScreen,
  invitationScreen,
  passwordScreen,
  registerScreen,
  signInScreen,
} from './screens';
import { OutdatedNotice } from './OutdatedNotice';
import { ToastRegion } from './ToastRegion';
import { useBackClosesOverlays } from './use-back-closes-overlays';
import { usePasswordDemand } from './use-password-demand';
import { useRouteChange } from './use-route-change';

/** All routes (product-rules#routes), including those of the portals in the registry. */
export function App() {
  const { pathname } = useLocation();
  // The page of an invitation asks to log out first.
  const isPasswordDemanded = usePasswordDemand() && pathname !== '/invitation';
  useBackClosesOverlays();
  useRouteChange(isPasswordDemanded ? 'password' : pathname);
  const { portals, failed } = usePortals();
  const { overrides, httpClient } = useServices();
  const Gate = overrides?.Gate ?? Fragment;
  useLoadLater(httpClient);
  return (
    <>
      <Gate>
        {isPasswordDemanded ? (
          <LazyScreen screen={passwordScreen} props={{ isDemanded: true }} />
        ) : (
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
            <Route path="/invitation" element={<LazyScreen screen={invitationScreen} props={{}} />} />
            <Route
              path="/password"
              element={
                <RequireSession>
                  {() => <LazyScreen screen={passwordScreen} props={{ isDemanded: false }} />}
                </RequireSession>
              }
            />
            <Route path="/unauthorized" element={<LazyScreen screen={accessDeniedScreen} props={{}} />} />
            {portals.map((portal) => (
              <Route
                key={portal.name}
                path={`${portal.prefix}/*`}
                element={<PortalRoute portal={portal} />}
              />
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
        )}
      </Gate>
      <OutdatedNotice />
      <ToastRegion />
    </>
  );
}
