import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Icon } from './Icon';
import { iconPaths } from './icon-paths';

const guide: Guide = {
  when: 'Use it where an icon is repeated by the dozen. Elsewhere, the components of lucide-react do the same.',
  instead: [['Data/GlyphIcon', 'for states.']],
  rules: [
    {
      do: '14 px beside small text, 16 px in buttons and fields, 20 px in empty states.',
      dont: 'Sizes in between, which look blurred.',
    },
    { do: 'The color of the text around it.', dont: 'A color of its own.' },
  ],
  screenReader: 'Skipped: the text next to it is read.',
};

const meta = {
  title: 'Data/Icon',
  component: Icon,
  parameters: { guide },
  args: { path: iconPaths.users },
} satisfies Meta<typeof Icon>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.entries(iconPaths).map(([name, path]) => (
        <span key={name} style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
          <Icon path={path} />
          {name}
        </span>
      ))}
    </div>
  ),
};
