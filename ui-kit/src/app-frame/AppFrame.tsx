import { BrandMark, IconButton, SkipLink } from '@erm/ui-kit/core';
import { Menu, X } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { keepClear } from '../floating/keep-clear';
import { AccountSection } from './AccountSection';
import { Bar, Brand, Contents, Frame, MenuButton, PortalLabel, Product, Sheet } from './AppFrame.styles';
import { Navigation, type FrameLink, type NavGroup, type RenderLink } from './Navigation';
import type { Theme } from './ThemeChoice';
import { useMenuScreen } from './use-menu-screen';

export type AppFrameProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'> & {
  /** Shown below the product name: "Manager Portal". */
  portalLabel: string;
  /** The sidebar links, in order. Groups have labels where there are several. */
  nav: readonly NavGroup[];
  /** Renders a link with the app's router. Spread the given props onto it. */
  renderLink: RenderLink;
  user: { name: string; email: string };
  /** The selected theme. The frame only displays it; applying it to `data-theme` is up to the caller. */
  theme: Theme;
  /** Called when the user selects Light, Dark or System. */
  onThemeChange: (theme: Theme) => void;
  /** Links above Logout, such as to change the password. */
  accountLinks?: readonly FrameLink[];
  onLogout: () => void;
  /** The running version, below the account: "Manager Portal 1.4.0". */
  version?: string | undefined;
  children: ReactNode;
};

/**
 * The application shell: a sidebar from 1024 px, of icons alone below 1280 px, a top bar below 1024 px, and a full-screen menu below 720 px, with the
 * page on a single sheet.
 */
export function AppFrame({
  portalLabel,
  nav,
  renderLink,
  children,
  className,
  style,
  ref,
  ...account
}: AppFrameProps) {
  const mainId = useId();
  const contentsId = useId();
  const menu = useMenuScreen();
  const Icon = menu.open ? X : Menu;
  return (
    <Frame ref={ref} className={className} style={style}>
      <SkipLink href={`#${mainId}`} />
      <Bar onKeyDown={menu.closeOnEscape}>
        <Brand>
          <BrandMark size={30} />
          <div>
            <Product>Engineering RM</Product>
            <PortalLabel>{portalLabel}</PortalLabel>
          </div>
        </Brand>
        <MenuButton>
          <IconButton
            ref={menu.buttonRef}
            label={menu.open ? 'Close menu' : 'Open menu'}
            icon={<Icon size={20} aria-hidden="true" />}
            aria-expanded={menu.open}
            aria-controls={contentsId}
            onClick={menu.toggle}
          />
        </MenuButton>
        <Contents id={contentsId} $open={menu.open} {...(menu.open && keepClear('menu'))}>
          <Navigation groups={nav} renderLink={renderLink} onFollow={menu.close} />
          <AccountSection {...account} renderLink={renderLink} onFollow={menu.close} />
        </Contents>
      </Bar>
      <Sheet id={mainId} tabIndex={-1} inert={menu.open}>
        {children}
      </Sheet>
    </Frame>
  );
}
