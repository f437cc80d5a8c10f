import { foldedQuery, Tooltip, useMedia } from '@erm/ui-kit/core';
import type { ReactElement, ReactNode } from 'react';
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

export type RenderLink = (item: FrameLink, props: NavLinkProps) => ReactElement<NavLinkProps>;

type NavigationProps = { items: readonly NavItem[]; renderLink: RenderLink; onFollow: () => void };

/** The links of the bar. Where it is folded to icons, their labels are tooltips. */
export function Navigation({ items, renderLink, onFollow }: NavigationProps) {
  const isFolded = useMedia(foldedQuery);
  return (
    <nav aria-label="Main">
      <List role="list">
        {items.map((item) => {
          const link = renderLink(item, {
            'aria-current': item.current ? 'page' : undefined,
            onClick: onFollow,
            children: (
              <>
                {item.icon}
                <span>{item.label}</span>
              </>
            ),
          });
          return (
            <Item key={item.to}>
              {isFolded ? (
                <Tooltip content={item.label} placement="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
