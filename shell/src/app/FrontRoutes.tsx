import { Route, Routes, type Location } from 'react-router-dom';
import { GuestOnly } from './GuestOnly';
import { LazyScreen } from './LazyScreen';
import { invitationScreen, registerScreen, signInScreen } from './screens';
import { ToSignIn } from './ToSignIn';

/** The screens of those who are not signed in. Any other address is that of a page whose session has ended. */
export function FrontRoutes({ page }: { page: Location | null }) {
  return (
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
      {page && <Route path="*" element={<ToSignIn from={page} />} />}
    </Routes>
  );
}
