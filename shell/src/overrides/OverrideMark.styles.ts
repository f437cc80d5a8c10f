import styled from 'styled-components';

/** At the end of the page and always in view. The frame and the toasts leave out `--page-bottom`. */
export const Strip = styled.aside<{ $refused: boolean }>`
  position: sticky;
  z-index: var(--z-sidebar);
  inset-block-end: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
  border-block-start: 1px solid ${({ $refused }) => `var(--status-${$refused ? 'red' : 'yellow'}-border)`};
  background: ${({ $refused }) => `var(--status-${$refused ? 'red' : 'yellow'}-bg)`};
  color: ${({ $refused }) => `var(--status-${$refused ? 'red' : 'yellow'}-fg)`};
  font: var(--type-small);
`;

export const Text = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
`;
