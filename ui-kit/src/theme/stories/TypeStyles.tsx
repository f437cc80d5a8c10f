import { Stack } from '../../stack';
import { tokens } from '../tokens';

export function TypeStyles() {
  return (
    <Stack>
      {Object.entries(tokens.type).map(([name, { size, line, weight }]) => (
        <p key={name} style={{ font: `var(--type-${name})`, letterSpacing: `var(--tracking-${name})` }}>
          {name}, {size}/{line} {weight}: Available from May 29, 2026
        </p>
      ))}
    </Stack>
  );
}
