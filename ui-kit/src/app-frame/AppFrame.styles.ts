import { media, visuallyHidden } from '@erm/ui-kit/core';
import styled from 'styled-components';

/** Below 720 px the links don't fit next to the brand mark, so a menu button replaces them. */
export const menuQuery = '(max-width: 719.98px)';
export const menuMedia = `@media ${menuQuery}`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: var(--size-sidebar) minmax(0, 1fr);
  min-height: 100dvh;
  background: var(--bg-canvas);

  ${media.folded} {
    --size-sidebar: 64px;
  }

  ${media.belowDesktop} {
    --page-top: var(--size-topbar);

    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
  }
`;

export const Bar = styled.header`
  position: sticky;
  z-index: var(--z-sidebar);
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  height: calc(100dvh - var(--page-bottom, 0px));
  padding-block: 18px 16px;
  padding-inline: 16px 12px;
  background: var(--bg-canvas);
  overflow-y: auto;

  ${media.folded} {
    padding-inline: var(--space-3);
  }

  ${media.belowDesktop} {
    flex-direction: row;
    align-items: center;
    height: var(--size-topbar);
    padding: 0 var(--space-5);
    overflow: visible;
  }

  ${menuMedia} {
    padding-inline: var(--space-4) var(--space-2);
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-inline: var(--space-1);
  min-height: 34px;
  white-space: nowrap;

  ${media.folded} {
    > :last-child {
      ${visuallyHidden}
    }
  }

  ${media.belowDesktop} {
    padding-inline: 0;
  }
`;

export const Product = styled.p`
  font: var(--type-body);
  font-weight: var(--font-weight-semibold);
  line-height: 16px;
`;

export const PortalLabel = styled.p`
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const MenuButton = styled.div`
  display: none;

  ${menuMedia} {
    display: block;
    margin-inline-start: auto;
  }
`;

export const Contents = styled.div<{ $open: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-6);
  min-height: 0;

  ${media.belowDesktop} {
    flex-direction: row;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-3);
    min-width: 0;
  }

  ${menuMedia} {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    position: fixed;
    inset: var(--size-topbar) 0 var(--page-bottom, 0px);
    flex-direction: column;
    align-items: stretch;
    justify-content: space-between;
    padding: var(--space-2) var(--space-3) max(var(--space-4), env(safe-area-inset-bottom));
    background: var(--bg-canvas);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** `clip` rather than `hidden`, which would break sticky table headers inside. */
export const Sheet = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin-block: var(--size-sheet-inset);
  /* Keeps the bar from covering the sheet's hairline. */
  margin-inline: 1px var(--size-sheet-inset);
  border-radius: 12px;
  background: var(--bg-sheet);
  box-shadow: var(--shadow-sheet);
  outline: none;
  overflow: clip;

  ${media.belowDesktop} {
    margin: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  /* Browsers scale a page to the paper only if nothing is clipped. */
  @media print {
    overflow: visible;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
