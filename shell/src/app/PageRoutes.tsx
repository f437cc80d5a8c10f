import { Navigate, Route, Routes, type Location } from 'react-router-dom';
import { usePortals } from '../services/services';
import { PortalRoute } from './PortalRoute';
import { RegistryFailed } from './RegistryFailed';
import { Home } from './Home';
import { LazyScreen } from './LazyScreen';
import { RequireSession } from './RequireSession';
import { accessDeniedScreen, framedPage, passwordScreen } from './screens';

/** Pages for signed-in users, including those of the portals in the registry. */
export function PageRoutes({ location }: { location: Location }) {
  const { portals, failed } = usePortals();
  return (
    <Routes location={location}>
      <Route
        path="/password"
        element={
          <RequireSession>
            {(user) => (
              <LazyScreen
                screen={framedPage}
                props={{
                  user,
                  title: 'Change password',
                  children: <LazyScreen screen={passwordScreen} props={{ isDemanded: false }} />,
                }}
              />
            )}
          </RequireSession>
        }
      />
      <Route path="/unauthorized" element={<LazyScreen screen={accessDeniedScreen} props={{}} />} />
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
  );
}
