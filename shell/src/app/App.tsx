import { useLoadable, useLoadLater } from '@erm/ui-kit/core';
import { Activity, Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services';
import { FrontRoutes } from './FrontRoutes';
import { LazyScreen } from './LazyScreen';
import { OutdatedNotice } from './OutdatedNotice';
import { PageRoutes } from './PageRoutes';
import { passwordScreen, sessionNotice } from './screens';
import { ToastRegion } from './ToastRegion';
import { useBackClosesOverlays } from './use-back-closes-overlays';
import { usePasswordDemand } from './use-password-demand';
import { usePlaceBack } from './use-place-back';
import { useRouteChange } from './use-route-change';
import { useSuspension } from './use-suspension';

/** All routes (product-rules#routes): guest screens in front of the pages, one of which may wait hidden behind them. */
export function App() {
  const { pathname } = useLocation();
  // The page of an invitation asks to log out first.
  const isPasswordDemanded = usePasswordDemand() && pathname !== '/invitation';
  const { isInFront, page } = useSuspension(isPasswordDemanded);
  useBackClosesOverlays();
  useRouteChange(isPasswordDemanded ? 'password' : pathname);
  usePlaceBack(isInFront);
  const { overrides, httpClient } = useServices();
  const Gate = overrides?.Gate ?? Fragment;
  useLoadLater(httpClient);
  useLoadLater(sessionNotice);
  // Once it was asked for, it is wanted, and tried again where that failed.
  const notice = useLoadable(sessionNotice, sessionNotice.get().status !== 'idle');
  return (
    <>
      <Gate>
        {isInFront &&
          (isPasswordDemanded ? (
            <LazyScreen screen={passwordScreen} props={{ isDemanded: true }} />
          ) : (
            <FrontRoutes page={page} />
          ))}
        {page && (
          <Activity mode={isInFront ? 'hidden' : 'visible'}>
            <PageRoutes location={page} />
          </Activity>
        )}
      </Gate>
      <OutdatedNotice />
      {notice.status === 'ready' && <notice.part />}
      <ToastRegion />
    </>
  );
}
