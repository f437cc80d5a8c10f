import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GlyphIcon, type Glyph } from '../../src/glyph';
import { Icon, iconPaths } from '../../src/icon';
import { Stack } from '../../src/stack';
import { VisuallyHidden } from '../../src/visually-hidden';
import { glyphs } from '../samples/glyphs';
import { CopyButton } from './CopyButton';
import { icons } from './icons';
import { useCopy } from './use-copy';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    font: var(--type-caption);
  }
`;

/** Every icon and glyph in use. Pressing a name copies the element. */
export function IconGallery() {
  const { copied, message, copy } = useCopy();
  const tile = (icon: ReactNode, name: string, text: string, meaning = '') => (
    <li key={name}>
      {icon}
      <CopyButton text={text} copied={copied} onCopy={copy}>
        {name}
      </CopyButton>
      {meaning}
    </li>
  );
  return (
    <Stack gap={6}>
      <h3>Icons</h3>
      <Tiles>
        {Object.entries(icons).map(([name, Lucide]) =>
          tile(<Lucide size={16} aria-hidden="true" />, name, `<${name} size={16} aria-hidden="true" />`),
        )}
      </Tiles>
      <h3>Icons of a single element</h3>
      <Tiles>
        {Object.entries(iconPaths).map(([name, path]) =>
          tile(<Icon path={path} />, name, `<Icon path={iconPaths.${name}} />`),
        )}
      </Tiles>
      <h3>Glyphs</h3>
      <Tiles>
        {Object.entries(glyphs).map(([name, meaning]) =>
          tile(
            <GlyphIcon glyph={name as Glyph} value={60} size={20} />,
            name,
            `<GlyphIcon glyph="${name}" />`,
            meaning,
          ),
        )}
      </Tiles>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </Stack>
  );
}
