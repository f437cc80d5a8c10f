import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';
import { iconPaths } from './icon-paths';

const meta = { title: 'Data/Icon', component: Icon, args: { path: iconPaths.users } } satisfies Meta<
  typeof Icon
>;
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
