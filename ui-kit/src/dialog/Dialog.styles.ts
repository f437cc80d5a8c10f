import { media } from '@erm/ui-kit/core';
import styled, { keyframes } from 'styled-components';

export type DialogSize = 'confirm' | 'form' | 'table';

const widths = { confirm: 420, form: 600, table: 760 } as const;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

/** The grid cell is at most as large as the window, because the panel's max-height is a percentage of it. */
export const Scrim = styled.div`
  position: fixed;
  z-index: var(--z-scrim);
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  justify-items: center;
  align-items: start;
  padding: clamp(24px, 6vh, 96px) var(--space-4) var(--space-6);
  background: var(--scrim);
  overflow: hidden;
  animation: ${fade} var(--duration-slow) var(--easing-out);

  ${media.phone} {
    align-items: end;
    padding: var(--space-6) 0 0;
  }
`;

/** Fields use the sheet's background to look inset; cards only show their border. */
export const Panel = styled.div<{ $size: DialogSize }>`
  --control-bg: var(--bg-sheet);
  --card-bg: none;

  z-index: var(--z-dialog);
  display: flex;
  flex-direction: column;
  width: min(${({ $size }) => widths[$size]}px, 100%);
  max-height: 100%;
  border-radius: var(--radius-xl);
  background: var(--bg-raised);
  color: var(--text-primary);
  box-shadow: var(--shadow-dialog);
  overflow-wrap: break-word;
  animation: ${rise} var(--duration-slow) var(--easing-out);

  ${media.phone} {
    width: 100%;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  ${media.reducedMotion} {
    animation-name: ${fade};
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding-top: var(--space-4);
  padding-inline: var(--space-6) var(--space-4);

  ${media.phone} {
    padding-inline: var(--space-4) var(--space-1);
    padding-top: var(--space-2);
  }
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font: var(--type-lead);
  font-weight: var(--font-weight-semibold);
  letter-spacing: var(--tracking-lead);
`;

export const Actions = styled.div`
  display: flex;
  gap: var(--space-1);
`;

export const Description = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);

  &:not(:last-child) {
    padding-bottom: var(--space-4);
  }
`;

export const Body = styled.div`
  --table-bg: var(--bg-raised);
  --table-bleed: var(--space-6);
  --table-inset: var(--space-6);

  flex: 1;
  min-height: 0;
  padding: var(--space-4) var(--space-6) var(--space-6);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    --table-bleed: var(--space-4);
    --table-inset: var(--space-4);

    padding: var(--space-3) var(--space-4) var(--space-5);
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: 14px var(--space-6);
  border-top: 1px solid var(--border-hairline);

  ${media.phone} {
    padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));

    > * {
      flex: 1;
    }
  }
`;
