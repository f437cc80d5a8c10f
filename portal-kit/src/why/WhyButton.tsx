import { isClosed } from '@erm/contracts/open-days';
import { Icon } from '@erm/ui-kit/data';
import { touchTarget } from '@erm/ui-kit/styles';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { askable } from './askable.styles';
import { useLazyDialog } from '../loading/use-lazy-dialog';
import { whyPopover } from './why-popover';
import type { WhyQuestion } from './why-question';

const HELP = 'M12 2a10 10 0 1 0 .01 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01';

const Asked = styled.button<{ $figure: boolean }>`
  position: relative;
  min-block-size: 24px;
  border-radius: var(--radius-xs);
  ${({ $figure }) => !$figure && askable}
  ${touchTarget}
`;

interface WhyButtonProps extends WhyQuestion {
  /** The percentage; nothing if the button covers a chart of percentages. */
  children?: ReactNode;
  /** Whether it is a large number, which has an icon instead of a line below it. */
  figure?: boolean;
  className?: string;
}

/** A percentage that opens its breakdown, which loads on demand. */
export function WhyButton({ children, figure = false, className, ...question }: WhyButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { Dialog, open, close } = useLazyDialog(whyPopover);
  // Open-ended spans have no sum.
  if (question.span && !isClosed(question.span)) return children;
  return (
    <>
      <Asked
        ref={setButton}
        type="button"
        className={className}
        $figure={figure}
        aria-label={`${question.says}. Why?`}
        aria-haspopup="dialog"
        aria-expanded={Dialog !== null}
        onClick={Dialog ? close : open}
      >
        {children}
        {figure && <Icon path={HELP} size={14} style={{ marginInlineStart: 8 }} />}
      </Asked>
      {Dialog && <Dialog {...question} anchor={button} onClose={close} />}
    </>
  );
}
