import { media, visuallyHidden } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';
import { menuMedia } from './AppFrame.styles';

/** In a row, several groups may be wider than the bar, so they scroll in themselves, with room for the focus ring. */
const scrolling = css`
  min-width: 0;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
`;

export const Groups = styled.nav<{ $scrolls: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  ${media.belowDesktop} {
    flex-direction: row;
    gap: var(--space-3);
    ${({ $scrolls }) => $scrolls && scrolling}
  }

  ${menuMedia} {
    flex-direction: column;
    gap: var(--space-4);
    overflow-x: visible;
  }

  ${media.folded} {
    > * + * {
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--border-default);
    }
  }

  ${media.belowDesktop} {
    > * + * {
      padding-inline-start: var(--space-3);
      border-inline-start: 1px solid var(--border-default);
    }
  }

  ${menuMedia} {
    > * + * {
      padding-inline-start: 0;
      border-inline-start: none;
    }
  }
`;

/** Where the bar is folded or a row, lines alone divide the groups. */
export const GroupLabel = styled.p`
  padding: 0 10px var(--space-1);
  color: var(--text-tertiary);
  font: var(--type-caption);

  ${media.folded} {
    ${visuallyHidden}
  }

  @media (min-width: 720px) and (max-width: 1023.98px) {
    ${visuallyHidden}
  }

  ${menuMedia} {
    padding-inline: var(--space-4);
  }
`;

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
