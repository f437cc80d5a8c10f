import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Center, Tile } from './EmptyState.styles';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** 20 px icon of what is missing. */
  icon?: ReactNode;
  /** The sentence: "No engineers added yet." */
  title: string;
  /** One button that fills or widens the list. */
  action?: ReactNode;
};

/** Stands where a list has nothing to show. */
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
