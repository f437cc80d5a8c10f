import styled from 'styled-components';

/**
 * A surface: hairline, rounded, no shadow. An element of any kind by `as`; padding and what stands in it are the
 * caller's. With a title it is a Panel.
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
