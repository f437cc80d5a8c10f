import { IconButton, Stack } from '@erm/ui-kit/core';
import { Popover } from '@erm/ui-kit/overlay';
import { X } from 'lucide-react';
import { AverageAnswer } from './AverageAnswer';
import { LoadAnswer } from './LoadAnswer';
import { Head, Title } from './Why.styles';
import type { WhyQuestion } from './why-question';

export { LoadAnswer };

export interface WhyPopoverProps extends WhyQuestion {
  /** What it is next to, which gets the focus back. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Offered if the load is over the maximum. */
  onFix?: (() => void) | undefined;
}

/** What a percentage is made of. */
export function WhyPopover({ anchor, onClose, onFix, ...question }: WhyPopoverProps) {
  const { says, engineerId } = question;
  const title = `Why ${says}?`;
  return (
    <Popover
      open
      anchor={anchor}
      onOpenChange={(open) => !open && onClose()}
      label={title}
      style={{ inlineSize: 344, maxBlockSize: 'min(600px, calc(100dvh - 16px))' }}
    >
      <Stack gap={2}>
        <Head>
          <Title>{title}</Title>
          <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
        </Head>
        {engineerId === null ? (
          <AverageAnswer />
        ) : (
          <LoadAnswer engineerId={engineerId} span={question.span} onFix={onFix} />
        )}
      </Stack>
    </Popover>
  );
}
