import { styled } from 'styled-components';

export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
`;

/** The badge stands beside a short name and under a long one. */
export const Texts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-0-5) var(--space-2);
  min-width: 0;

  @media (min-width: 640px) {
    max-inline-size: clamp(184px, 17vw, 280px);
  }
`;

export const Name = styled.span`
  max-inline-size: 100%;
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
