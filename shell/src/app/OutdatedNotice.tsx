import { Button, Note } from '@erm/ui-kit/core';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { useServices } from '../services/services';

const Region = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  inset-block-start: var(--space-3);
  inset-inline: var(--space-4);
  max-width: 560px;
  margin-inline: auto;
  border-radius: var(--radius-lg);
  background: var(--bg-raised);
  box-shadow: var(--shadow-popover);
`;

/** Asks for a reload once the server does not understand this page any more. */
export function OutdatedNotice() {
  const { outdated } = useServices();
  if (!useStore(outdated)) return null;
  return (
    <Region>
      <Note
        tone="yellow"
        live
        title="Engineering RM has been updated"
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        This page no longer works with the server. Copy what you have not saved, then reload.
      </Note>
    </Region>
  );
}
