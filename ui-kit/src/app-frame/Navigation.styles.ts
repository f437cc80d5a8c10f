import { media, visuallyHidden } from '@erm/ui-kit/core';
import styled from 'styled-components';
import { menuMedia } from './AppFrame.styles';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 0;
  list-style: none;

  ${media.belowDesktop} {
    flex-direction: row;
  }

  ${menuMedia} {
    flex-direction: column;
  }
`;

/** Styles the anchor through its parent, because `renderLink` decides which component renders it. */
export const Item = styled.li`
  > a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: var(--size-control-nav);
    padding: 0 10px;
    border-radius: var(--radius-md);
    color: var(--text-secondary);
    font: var(--type-body);
    font-weight: var(--font-weight-medium);
    text-decoration: none;
    white-space: nowrap;
    transition: background-color var(--duration-fast) var(--easing-out);
  }

  > a svg {
    width: 16px;
    height: 16px;
    color: var(--text-tertiary);
  }

  ${media.hover} {
    > a:hover {
      background: var(--bg-hover);
      color: var(--text-primary);
    }
  }

  > a[aria-current='page'] {
    background: var(--bg-active);
    color: var(--text-primary);
  }

  > a[aria-current='page'] svg {
    color: var(--accent-fg);
  }

  ${media.folded} {
    > a {
      justify-content: center;
      padding: 0;
    }

    > a > span {
      ${visuallyHidden}
    }
  }

  ${media.belowDesktop} {
    > a svg {
      display: none;
    }
  }

  ${menuMedia} {
    > a {
      min-height: 48px;
      gap: var(--space-4);
      padding: 0 var(--space-4);
      font: var(--type-lead);
      font-weight: var(--font-weight-medium);
    }

    > a svg {
      display: block;
      width: 20px;
      height: 20px;
    }
  }

  ${media.forcedColors} {
    > a[aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
