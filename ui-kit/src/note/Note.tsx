import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Action, Body, Box, Texts, Title, type NoteTone } from './Note.styles';

const icons = { red: CircleAlert, yellow: TriangleAlert, blue: Info, green: CircleCheck } as const;

export type NoteProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Color and icon: `red` for errors, `yellow` for warnings, `blue` for information, `green` for success. */
  tone: NoteTone;
  title?: ReactNode;
  /** A single small button or link. */
  action?: ReactNode;
  /** Announces the note when it appears: assertively if red, otherwise politely. */
  live?: boolean;
  /** An outline instead of a fill, for a note among panels. */
  outlined?: boolean;
};

/** An inline alert with an icon, a bold title, text and an action. */
export function Note({ tone, title, children, action, live = false, outlined = false, ...rest }: NoteProps) {
  const Icon = outlined && tone === 'red' ? TriangleAlert : icons[tone];
  const role = live ? (tone === 'red' ? 'alert' : 'status') : undefined;
  return (
    <Box $tone={tone} $outlined={outlined} role={role} {...rest}>
      <Icon size={16} aria-hidden="true" />
      <Texts>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <Body>{children}</Body>}
      </Texts>
      {action !== undefined && <Action>{action}</Action>}
    </Box>
  );
}
