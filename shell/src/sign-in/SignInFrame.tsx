import { BrandMark } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { PageBoundary } from '../screen/PageBoundary';
import { ScheduleDrawing } from './ScheduleDrawing';
import { Column, NoteSlot, Sheet, Split, Subtitle, Title } from './SignInFrame.styles';

interface SignInFrameProps {
  title: string;
  subtitle: string;
  note?: ReactNode;
  children: ReactNode;
}

/** The form, with an illustration next to it on wide screens. */
export function SignInFrame({ title, subtitle, note, children }: SignInFrameProps) {
  return (
    <Split>
      <Column>
        <BrandMark size={40} />
        <Title>{title}</Title>
        <Subtitle>{subtitle}</Subtitle>
        <NoteSlot>{note}</NoteSlot>
        <PageBoundary headingLevel={2}>{children}</PageBoundary>
      </Column>
      <Sheet aria-hidden="true">
        <ScheduleDrawing />
      </Sheet>
    </Split>
  );
}
