import type { User } from '@erm/contracts/users';
import { AppFrame } from '@erm/ui-kit/layout';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useServices } from '../services/services';
import { usePageTitle } from '../screen/use-page-title';
import type { PortalRecord } from '../portals/portal-record';
import { usePortalNav } from './use-portal-nav';

interface PortalFrameProps {
  portal: PortalRecord;
  user: User;
  /** The title of the window. By default the label of the current page. */
  title?: string;
  children: ReactNode;
}

/** The side bar and the main area, configured by the portal's record. */
export function PortalFrame({ portal, user, title, children }: PortalFrameProps) {
  const { account, theme } = useServices();
  const { pathname, search } = useLocation();
  const nav = usePortalNav(portal, user);
  const current = nav.flatMap(({ items }) => items).find((item) => item.current);
  usePageTitle(title ?? current?.label ?? portal.label);
  return (
    <AppFrame
      portalLabel={portal.label}
      nav={nav}
      renderLink={(item, props) => <NavLink to={item.to} state={{ from: pathname + search }} {...props} />}
      accountLinks={[
        {
          to: '/password',
          label: 'Change password',
          icon: <KeyRound size={16} aria-hidden="true" />,
        },
      ]}
      user={user}
      theme={useStore(theme)}
      onThemeChange={theme.choose}
      onLogout={() => void account.logout()}
      version={`${portal.label} ${portal.version}`}
    >
      {children}
    </AppFrame>
  );
}
