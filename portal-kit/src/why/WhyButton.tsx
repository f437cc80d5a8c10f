import { isClosed } from '@erm/contracts/open-days';
import { touchTarget } from '@erm/ui-kit/styles';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLazyDialog } from '../loading/use-lazy-dialog';
import { whyPopover } from './why-popover';
import type { WhyQuestion } from './why-question';

const Asked = styled.button`
  position: relative;
  min-block-size: 24px;
  border-radius: var(--radius-xs);
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  ${touchTarget}
`;

interface WhyButtonProps extends WhyQuestion {
  /** The percentage; nothing if the button covers a chart of percentages. */
  children?: ReactNode;
  className?: string;
}

/** A percentage that opens what it is made of. Nothing of that is loaded before. */
export function WhyButton({ children, className, ...question }: WhyButtonProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { Dialog, open, close } = useLazyDialog(whyPopover);
  // There is no sum of a time without an end.
  if (question.span && !isClosed(question.span)) return children;
  return (
    <>
      <Asked
        ref={setButton}
        type="button"
        className={className}
        aria-label={`${question.says}. Why?`}
        aria-haspopup="dialog"
        aria-expanded={Dialog !== null}
        onClick={Dialog ? close : open}
      >
        {children}
      </Asked>
      {Dialog && <Dialog {...question} anchor={button} onClose={close} />}
    </>
  );
}
