import styled from 'styled-components';
import type { TokenRow } from './token-rows';

const Box = styled.span`
  display: block;
  width: 72px;
  height: 36px;
  border: 1px solid var(--border-control);
  border-radius: var(--radius-md);
`;

const Length = styled.span`
  display: block;
  max-width: 100px;
  height: var(--space-3);
  background: var(--load-fill);
`;

export const colorSample = ({ name }: TokenRow) => <Box style={{ background: `var(${name})` }} />;
export const lengthSample = ({ name }: TokenRow) => <Length style={{ width: `var(${name})` }} />;
export const radiusSample = ({ name }: TokenRow) => <Box style={{ borderRadius: `var(${name})` }} />;
export const shadowSample = ({ name }: TokenRow) => (
  <Box style={{ border: 0, background: 'var(--bg-raised)', boxShadow: `var(${name})` }} />
);

export const typeSample = ({ name }: TokenRow) => (
  <span
    style={{ font: `var(${name})`, letterSpacing: `var(${name.replace('type', 'tracking')})` }}
    translate="no"
  >
    85% free
  </span>
);
