import { foldedQuery, Tooltip, useMedia } from '@erm/ui-kit/core';
import { useId, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { GroupLabel, Groups, Item, List } from './Navigation.styles';

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

/** Links that belong together. */
export type NavGroup = {
  /** Heading of the group, shown unless it is the only one. */
  label: string;
  items: readonly NavItem[];
};

/** Props the rendered link needs for styling and accessibility: spread them onto the router's link. */
export type NavLinkProps = { 'aria-current': 'page' | undefined; onClick: () => void; children: ReactNode };

export type RenderLink = (item: FrameLink, props: NavLinkProps) => ReactElement<NavLinkProps>;

type LinksProps = { renderLink: RenderLink; onFollow: () => void };

/** The links of the bar. Where it is folded to icons, their labels are tooltips. */
export function Navigation({ groups, ...links }: LinksProps & { groups: readonly NavGroup[] }) {
  const isGrouped = groups.length > 1;
  return (
    <Groups aria-label="Main" $scrolls={isGrouped} onFocus={revealWhole}>
      {groups.map((group) => (
        <Group key={group.items[0]?.to ?? group.label} {...group} isGrouped={isGrouped} {...links} />
      ))}
    </Groups>
  );
}

/** Browsers take a link of a row that scrolls for visible although a part of it is cut off. */
const revealWhole = ({ target }: FocusEvent) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function Group({
  label,
  items,
  isGrouped,
  renderLink,
  onFollow,
}: NavGroup & LinksProps & { isGrouped: boolean }) {
  const isFolded = useMedia(foldedQuery);
  const labelId = useId();
  return (
    <div>
      {isGrouped && <GroupLabel id={labelId}>{label}</GroupLabel>}
      <List role="list" aria-labelledby={isGrouped ? labelId : undefined}>
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
                <Tooltip content={isGrouped ? `${item.label} · ${label}` : item.label} placement="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </Item>
          );
        })}
      </List>
    </div>
  );
}
