import { media } from '@erm/ui-kit/core';
import * as Toast from '@radix-ui/react-toast';
import styled, { keyframes } from 'styled-components';
import { menuMedia } from '../app-frame/AppFrame.styles';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: var(--z-toast);
  inset-block-end: calc(var(--page-bottom, 0px) + var(--clear-bottom, 0px));
  inset-inline-end: var(--clear-end, 0px);
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  width: min(392px, 100vw - var(--clear-end, 0px));
  max-height: 100dvh;
  padding: var(--space-4);
  padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  list-style: none;
  outline: none;

  /* See keepClear. */
  :root:has([data-keep-clear='bottom']) & {
    --clear-bottom: 56px;
  }

  /* Above the buttons of the highest dialog, and below the one that closes it. */
  :root:has([aria-modal='true']) & {
    --clear-bottom: 128px;
  }

  :root:has([data-keep-clear='end']) & {
    --clear-end: 420px;
  }

  ${media.phone} {
    width: 100vw;
    inset-inline-end: 0;

    :root:has([aria-modal='true']) & {
      --clear-bottom: 80px;
    }
  }

  /* Between its links and the account. */
  ${menuMedia} {
    :root:has([data-keep-clear='menu']) & {
      inset-block-end: 50%;
      translate: 0 50%;
    }
  }
`;

/** How long, in ms, a toast's live region stays empty. The toast becomes visible at the same time. */
export const fillDelay = 50;

export const Card = styled(Toast.Root)`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: var(--space-3);
  padding-inline: 14px var(--space-2);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-lg);
  background: var(--bg-raised);
  color: var(--text-primary);
  box-shadow: var(--shadow-popover);
  animation: ${rise} var(--duration-slow) ${fillDelay}ms var(--easing-out) backwards;

  > svg {
    margin-top: 2px;
  }

  > button {
    margin-block: -4px;
  }

  ${media.touch} {
    > button {
      margin-block: -8px;
    }

    /* Taller than the action, but in one line with it. */
    > button:last-child {
      margin-block: -12px;
    }
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  ${media.reducedMotion} {
    animation-name: ${fade};
  }
`;

export const Texts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: break-word;
`;

export const Room = styled.div`
  visibility: hidden;
`;

export const Title = styled(Toast.Title)`
  font-weight: var(--font-weight-semibold);
`;

export const Description = styled(Toast.Description)`
  color: var(--text-secondary);
  font: var(--type-small);
`;
