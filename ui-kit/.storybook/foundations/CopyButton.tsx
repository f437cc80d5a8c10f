import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../src/button';
import { VisuallyHidden } from '../../src/visually-hidden';

const Name = styled(Button)`
  padding-inline: 0;
  white-space: nowrap;
`;

interface CopyButtonProps {
  text: string;
  /** Text of the button, if different from the copied text. */
  children?: ReactNode;
  copied: string;
  onCopy: (text: string) => void;
}

/** A name that is copied when pressed. */
export function CopyButton({ text, children = text, copied, onCopy }: CopyButtonProps) {
  const Icon = copied === text ? Check : Copy;
  return (
    <Name size="sm" variant="ghost" icon={<Icon size={14} aria-hidden="true" />} onClick={() => onCopy(text)}>
      <VisuallyHidden>Copy </VisuallyHidden>
      {children}
    </Name>
  );
}
