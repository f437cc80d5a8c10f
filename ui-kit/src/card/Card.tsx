import styled from 'styled-components';

/**
 * A rounded surface with a hairline border and no shadow. Set the element with `as`; padding and content are up to
 * the caller. Use Panel for a card with a title.
 */
export const Card = styled.div`
  min-width: 0;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-lg);
  background: var(--card-bg, var(--bg-subtle));
  overflow: clip;

  :root:not([data-theme='dark']) & {
    background: var(--card-bg, var(--bg-sheet));
  }
`;
