import { Menu, X } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { BrandMark } from '../brand-mark';
import { IconButton } from '../icon-button';
import { SkipLink } from '../skip-link';
import { AccountSection } from './AccountSection';
import { Bar, Brand, Contents, Frame, MenuButton, PortalLabel, Product, Sheet } from './AppFrame.styles';
import { Navigation, type NavItem, type RenderLink } from './Navigation';
import type { Theme } from './ThemeChoice';
import { useMenuScreen } from './use-menu-screen';

export type AppFrameProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'> & {
  /** Under the product's name: "Manager Portal". */
  portalLabel: string;
  /** The links of the side bar, in their order. */
  nav: readonly NavItem[];
  /** Draws one link; the frame knows no router. Spread the given props on it. */
  renderLink: RenderLink;
  user: { name: string; email: string };
  /** What is chosen, which the frame only shows: the caller sets it as `data-theme`. */
  theme: Theme;
  /** Another one was chosen, of Light, Dark and System. */
  onThemeChange: (theme: Theme) => void;
  onLogout: () => void;
  children: ReactNode;
};

/** Side bar from 1024 px, top bar below, menu button and full-screen menu below 720; the page on one sheet. */
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
        <Contents id={contentsId} $open={menu.open}>
          <Navigation items={nav} renderLink={renderLink} onFollow={menu.close} />
          <AccountSection {...account} />
        </Contents>
      </Bar>
      <Sheet id={mainId} tabIndex={-1} inert={menu.open}>
        {children}
      </Sheet>
    </Frame>
  );
}
