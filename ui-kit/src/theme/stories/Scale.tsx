import styled from 'styled-components';
import { Stack } from '../../stack';
import { tokens } from '../tokens';
import { flatten } from '../tokens-css';

const Row = styled.p`
  display: grid;
  grid-template-columns: 140px 60px 1fr;
  align-items: center;
`;

const Bar = styled.span`
  height: var(--space-3);
  background: var(--load-fill);
`;

const Corner = styled.span`
  width: 64px;
  height: 40px;
  border: 1px solid var(--border-control);
`;

export function Scale({ group }: { group: 'space' | 'radius' }) {
  return (
    <Stack gap={2}>
      {flatten(tokens[group], 'px', [group]).map(([name, value]) => (
        <Row key={name}>
          <span>{name}</span>
          <span>{value}</span>
          {group === 'space' ? (
            <Bar style={{ width: `var(${name})` }} />
          ) : (
            <Corner style={{ borderRadius: `var(${name})` }} />
          )}
        </Row>
      ))}
    </Stack>
  );
}
