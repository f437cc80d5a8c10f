import { Facts } from '@erm/ui-kit/core';
import styled from 'styled-components';

export const LoadingSlot = styled.div`
  display: grid;
  min-height: 60vh;
  padding: var(--space-8);
  place-items: center;
`;

export const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: calc(100dvh - 80px);
  padding: var(--space-8) var(--space-4);
  text-align: center;
`;

export const Title = styled.h1`
  margin-top: var(--space-8);
  font: var(--type-title);
  letter-spacing: var(--tracking-title);
`;

export const Text = styled.p`
  max-width: 270px;
  margin: var(--space-2) auto var(--space-6);
  color: var(--text-secondary);
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
`;

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 20px;
  margin: var(--space-4) 0 var(--space-6);
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Details = styled(Facts)`
  width: 100%;
  max-width: 460px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-lg);
  text-align: start;
`;

export const Code = styled.p`
  margin-top: var(--space-4);
  color: var(--text-tertiary);
  font: var(--type-caption);
  user-select: all;
`;
