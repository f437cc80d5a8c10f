import { IconButton, Stack } from '@erm/ui-kit/core';
import { Popover } from '@erm/ui-kit/overlay';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Head, Muted, Title } from './Why.styles';

export interface WhyFrameProps {
  /** The number as shown, with its unit: "90% allocated". */
  says: string;
  /** Anchor, which gets focus back on close. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Whether the address holds it open. */
  inAddress?: boolean | undefined;
  /** The subject of the number, and its days. */
  about?: string;
  /** How it is counted, in a sentence. */
  rule?: string;
  /** The breakdown. */
  children: ReactNode;
}

/** The popover in which a number is explained. */
export function WhyFrame({ says, anchor, onClose, inAddress = false, about, rule, children }: WhyFrameProps) {
  const title = `Why ${says}?`;
  return (
    <Popover
      open
      anchor={anchor}
      inAddress={inAddress}
      onOpenChange={(open) => !open && onClose()}
      label={title}
      style={{ inlineSize: 344, maxBlockSize: 'min(600px, calc(100dvh - 16px))' }}
    >
      <Stack gap={2}>
        <Head>
          <Title>{title}</Title>
          <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
        </Head>
        {about !== undefined && <Muted>{about}</Muted>}
        {children}
        {rule !== undefined && <Muted>{rule}</Muted>}
      </Stack>
    </Popover>
  );
}
