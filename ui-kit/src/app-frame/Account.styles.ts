import { media, narrowQuery } from '@erm/ui-kit/core';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { floatingSurface } from '../floating/surface.styles';
import { titleWhenCut } from '../overflow/title-when-cut';
import { menuMedia } from './AppFrame.styles';

/** Between the phone menu and the whole side bar, the account section collapses behind a button. */
const between = `@media (min-width: 720px) and ${narrowQuery}`;

export const Account = styled.div`
  position: relative;
`;

export const AccountButton = styled.button`
  display: none;

  ${between} {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: var(--size-control-md);
    padding: 0 6px;
    border-radius: var(--radius-md);
    color: var(--text-secondary);
  }

  ${media.hover} {
    &:hover {
      background: var(--bg-hover);
    }
  }
`;

/** Hidden in the folded bar, where it does not fit. */
export const Chevron = styled(ChevronDown)`
  ${media.folded} {
    display: none;
  }
`;

export const AccountPanel = styled.div<{ $open: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  ${between} {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    ${floatingSurface}
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 0;
    width: 260px;
    padding: var(--space-3);
  }

  /* Beside the folded bar, because at its own width the bar would cut it off. */
  ${media.folded} {
    position: fixed;
    inset-block: auto calc(var(--space-4) + var(--page-bottom, 0px));
    inset-inline: calc(64px + var(--space-1)) auto;
  }
`;

export const User = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: -6px;
  padding: var(--space-3) var(--space-1) 0;
  border-top: 1px solid var(--border-default);

  > :last-child {
    min-width: 0;
  }
`;

export const Name = styled.p.attrs(titleWhenCut)`
  overflow: hidden;
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Email = styled.p.attrs(titleWhenCut)`
  overflow: hidden;
  color: var(--text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Styles links through their items, because `renderLink` decides which component renders them. */
export const Actions = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 0;
  list-style: none;

  > li > * {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: var(--size-control-nav);
    padding: 0 10px;
    border-radius: var(--radius-md);
    color: var(--text-secondary);
    font: var(--type-body);
    font-weight: var(--font-weight-medium);
    text-decoration: none;
  }

  ${media.hover} {
    > li > :hover {
      background: var(--bg-hover);
      color: var(--text-primary);
    }
  }

  ${menuMedia} {
    gap: var(--space-2);

    > li > * {
      justify-content: center;
      min-height: 44px;
      border: 1px solid var(--border-default);
      background: var(--bg-raised);
      color: var(--text-primary);
    }
  }
`;

export const Version = styled.p`
  padding: 0 var(--space-1);
  color: var(--text-tertiary);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;
