import styled, { css } from 'styled-components';

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font: var(--type-heading);

  > svg {
    flex: none;
    color: var(--status-red-fg);
  }
`;

export const Muted = styled.p`
  color: var(--text-secondary);
`;

/** Reserves room for the maximum number of fixes, so that the popover does not move while they load. */
export const Options = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-block-size: 220px;
  border-radius: var(--radius-md);

  &:focus {
    outline: none;
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 1px;
  }
`;

const optionLine = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  min-block-size: 52px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-md);
`;

/** The ring is also there without a keyboard, because it is what Enter takes. */
export const Option = styled.label`
  ${optionLine}
  cursor: pointer;

  &:has(:disabled) {
    cursor: default;
  }

  &:has(:checked) {
    background: var(--bg-active);
  }

  &:has(:focus) {
    outline: 2px solid var(--accent-ring);
    outline-offset: -1px;
  }

  input {
    inline-size: 16px;
    block-size: 16px;
    margin: 2px 0 0;
    outline: none;
    accent-color: var(--text-primary);
  }
`;

export const UnknownOption = styled.div`
  ${optionLine}
  align-items: center;

  > span > span + span {
    margin-block-start: var(--space-2);
  }
`;

export const Texts = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  display: block;
  color: var(--text-primary);
  font-weight: var(--font-weight-medium);
`;

export const Consequence = styled.span`
  display: block;
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Peak = styled.span`
  color: var(--text-primary);
  font-weight: var(--font-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Stays visible even if the popover does not fit. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--space-3));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  margin-block-end: calc(-1 * var(--space-3));
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--border-hairline);
  background: var(--bg-raised);

  > p {
    margin-inline-end: auto;
    color: var(--text-secondary);
  }
`;
