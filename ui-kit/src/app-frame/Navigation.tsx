import type { ReactNode } from 'react';
import { Item, List } from './Navigation.styles';

export type NavItem = {
  /** Where it leads; tells the items apart. */
  to: string;
  label: string;
  /** 16 px, hidden from screen readers. */
  icon: ReactNode;
  /** Its page is shown. */
  current: boolean;
};

/** What a link needs to look and read right: spread it on the router's link. */
export type NavLinkProps = { 'aria-current': 'page' | undefined; onClick: () => void; children: ReactNode };

export type RenderLink = (item: NavItem, props: NavLinkProps) => ReactNode;

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
