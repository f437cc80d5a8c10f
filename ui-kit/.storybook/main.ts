import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin, PluginOption } from 'vite';
import { iconsInUse } from './icons-in-use';
import { styledDocs } from './styled-docs';

const docgen = 'storybook:react-docgen-plugin';
const components = { include: /\/src\/[^?]+\.tsx$/, exclude: /\.(stories|test)\.tsx$/ };

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === docgen;

/** Docs only show component props; extracting docgen from every other file took a third of the build time. */
function componentsOnly(plugin: PluginOption): PluginOption {
  if (!isDocgen(plugin) || typeof plugin.transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { id: components }, handler: plugin.transform } };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The portals' shared components live in sibling packages; designers browse them here too.
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../portal-kit/src/**/*.stories.tsx',
    '../../planning/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    {
      name: '@storybook/addon-docs',
      // Plain Markdown has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Served under a sub-path, so all file URLs must be relative to the page.
    base: './',
    plugins: [...(vite.plugins ?? []).map(componentsOnly), iconsInUse(), styledDocs()],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries carry "use client" directives, which mean nothing without server rendering.
        checks: { moduleLevelDirective: false },
        // Bundles only the icons in use, out of 1,700.
        experimental: { lazyBarrel: true },
      },
    },
  }),
};

export default config;
