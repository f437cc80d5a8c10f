import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Action, Body, Box, Texts, Title, type NoteTone } from './Note.styles';

const icons = { red: CircleAlert, yellow: TriangleAlert, blue: Info, green: CircleCheck } as const;

export type NoteProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Color and icon: `red` failed, `yellow` warns, `blue` informs, `green` succeeded. */
  tone: NoteTone;
  title?: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** Announces the note when it appears: at once for red, else when the reader pauses. */
  live?: boolean;
  /** A line instead of a filled box, for a note among panels. */
  outlined?: boolean;
};

/** Inline alert: icon, a bold first line, text, an action. */
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
