import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions } from './Actions';
import { Center, Tile } from './EmptyState.styles';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** 20 px icon of the missing content. */
  icon?: ReactNode;
  /** A full sentence: "No engineers added yet." */
  title: string;
  /** A single button that adds an item or broadens the filter. */
  action?: ReactNode;
};

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, children, action, ...rest }: EmptyStateProps) {
  return (
    <Center {...rest}>
      {icon !== undefined && (
        <Tile $error={false} aria-hidden="true">
          {icon}
        </Tile>
      )}
      <p>{title}</p>
      {children}
      {action !== undefined && <Actions>{action}</Actions>}
    </Center>
  );
}
