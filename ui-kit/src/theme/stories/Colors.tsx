import styled from 'styled-components';
import { tokens } from '../tokens';
import { flatten } from '../tokens-css';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  font: var(--type-caption);
`;

const Swatch = styled.span`
  display: block;
  height: 44px;
  margin-bottom: var(--space-1);
  border: 1px solid var(--border-default);
  border-radius: var(--radius-md);
`;

export function Colors() {
  return (
    <Swatches>
      {flatten(tokens.color.light).map(([name]) => (
        <li key={name}>
          <Swatch style={{ background: `var(${name})` }} />
          {name}
        </li>
      ))}
    </Swatches>
  );
}
