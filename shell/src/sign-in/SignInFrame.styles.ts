import styled, { keyframes } from 'styled-components';

export const Split = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;

  @media (min-width: 1024px) {
    grid-template-columns: 560px minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
  padding: 48px 0 32px;

  @media (max-width: 479.98px) {
    padding-inline: 20px;
  }

  @media (min-width: 640px) {
    justify-content: center;
  }
`;

export const Title = styled.h1`
  margin-top: var(--space-8);
  font: var(--type-display);
  letter-spacing: var(--tracking-display);
`;

export const Subtitle = styled.p`
  max-width: 340px;
  margin: var(--space-1) 0 var(--space-6);
  color: var(--text-secondary);
  font: var(--type-body);
`;

export const NoteSlot = styled.div`
  margin-bottom: var(--space-5);

  &:empty {
    display: none;
  }
`;

export const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-6);
  color: var(--text-secondary);
  font: var(--type-small);
  overflow-wrap: anywhere;
`;

export const Sheet = styled.div`
  position: sticky;
  top: 8px;
  display: none;
  height: calc(100dvh - 16px);
  margin: 8px 8px 8px 0;
  overflow: hidden;
  border: 1px solid var(--border-hairline);
  border-radius: 12px;
  background: var(--bg-sheet);

  @media (min-width: 1024px) {
    display: block;
  }
`;

const slide = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

/** Makes its control as high as the other fields of these screens. */
export const SlideIn = styled.div`
  --size-control-md: var(--size-control-lg);

  animation: ${slide} var(--duration-base) var(--easing-out);

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
