import { Avatar, foldedQuery, Tooltip, useMedia, VisuallyHidden } from '@erm/ui-kit/core';
import { LogOut } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  Account,
  AccountButton,
  AccountPanel,
  Actions,
  Chevron,
  Email,
  Name,
  User,
  Version,
} from './Account.styles';
import type { FrameLink, RenderLink } from './Navigation';
import { ThemeChoice, type Theme } from './ThemeChoice';

type AccountSectionProps = {
  user: { name: string; email: string };
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  accountLinks?: readonly FrameLink[] | undefined;
  renderLink: RenderLink;
  onFollow: () => void;
  onLogout: () => void;
  version?: string | undefined;
};

/** Theme switcher, signed-in user, account links, Logout and the running version: at the bottom of the sidebar, or behind the avatar in the top bar. */
export function AccountSection({
  user,
  theme,
  onThemeChange,
  accountLinks = [],
  renderLink,
  onFollow,
  onLogout,
  version,
}: AccountSectionProps) {
  const [open, setOpen] = useState(false);
  const isFolded = useMedia(foldedQuery);
  const panelId = useId();
  const section = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!section.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const accountButton = (
    <AccountButton
      ref={button}
      type="button"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={() => setOpen(!open)}
    >
      <VisuallyHidden>Account of {user.name}</VisuallyHidden>
      <Avatar name={user.name} size={28} />
      <Chevron size={16} aria-hidden="true" />
    </AccountButton>
  );
  return (
    <Account ref={section} onKeyDown={closeOnEscape}>
      {isFolded ? (
        <Tooltip content={`Account of ${user.name}`} placement="right">
          {accountButton}
        </Tooltip>
      ) : (
        accountButton
      )}
      <AccountPanel id={panelId} $open={open}>
        <ThemeChoice theme={theme} onThemeChange={onThemeChange} />
        <User>
          <Avatar name={user.name} size={32} />
          <div translate="no">
            <Name>{user.name}</Name>
            <Email>{user.email}</Email>
          </div>
        </User>
        <Actions role="list">
          {accountLinks.map((link) => (
            <li key={link.to}>
              {renderLink(link, {
                'aria-current': undefined,
                onClick: onFollow,
                children: (
                  <>
                    {link.icon}
                    {link.label}
                  </>
                ),
              })}
            </li>
          ))}
          <li>
            <button type="button" onClick={onLogout}>
              <LogOut size={16} aria-hidden="true" />
              Logout
            </button>
          </li>
        </Actions>
        {version && <Version>{version}</Version>}
      </AccountPanel>
    </Account>
  );
}
