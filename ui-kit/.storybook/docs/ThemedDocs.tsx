import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandTheme } from '../brand-theme';
import { useToolbar } from './globals';
import { useTheme } from './use-theme';

/** A docs page in the theme that the toolbar chose. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(useToolbar()['theme']);
  return (
    <DocsContainer context={context} theme={brandTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
