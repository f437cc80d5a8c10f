import type { ReactNode } from 'react';
import { Item, List } from './Navigation.styles';

export type FrameLink = {
  /** The destination; unique within its list. */
  to: string;
  label: string;
  /** 16 px, hidden from screen readers. */
  icon: ReactNode;
};

export type NavItem = FrameLink & {
  /** Whether this is the current page. */
  current: boolean;
};

/** Props the rendered link needs for styling and accessibility: spread them onto the router's link. */
export type NavLinkProps = { 'aria-current': 'page' | undefined; onClick: () => void; children: ReactNode };

export type RenderLink = (item: FrameLink, props: NavLinkProps) => ReactNode;

type NavigationProps = { items: readonly NavItem[]; renderLink: RenderLink; onFollow: () => void };

export function Navigation({ items, renderLink, onFollow }: NavigationProps) {
  return (
    <nav aria-label="Main">
      <List role="list">
        {items.map((item) => (
          <Item key={item.to}>
            {renderLink(item, {
              'aria-current': item.current ? 'page' : undefined,
              onClick: onFollow,
              children: (
                <>
                  {item.icon}
                  {item.label}
                </>
              ),
            })}
          </Item>
        ))}
      </List>
    </nav>
  );
}
