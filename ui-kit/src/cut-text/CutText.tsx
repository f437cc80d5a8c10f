import { useEffect, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { titleWhenCut } from '../overflow/title-when-cut';

const Box = styled.span.attrs(titleWhenCut)<{ $lines: number }>`
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $lines }) => $lines};
    /* A single line is filled, also by a part of a word. */
    word-break: ${({ $lines }) => ($lines === 1 ? 'break-all' : 'normal')};

    &:focus {
      -webkit-line-clamp: none;
    }
  }

  @media print {
    -webkit-line-clamp: none;
  }
`;

export interface CutTextProps extends ComponentPropsWithRef<'span'> {
  /** Maximum number of lines (default 2). */
  lines?: number;
}

/**
 * Text truncated with an ellipsis. Shows in full on focus, which truncated text gets by Tab or a tap, and in a tooltip.
 * On phones, it wraps instead.
 */
export function CutText({ lines = 2, ref, ...rest }: CutTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => box.current!);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // All of it is shown then; without its tab stop, it would lose the focus.
      if (document.activeElement === element) return;
      setCut(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <Box ref={box} $lines={lines} tabIndex={isCut ? 0 : undefined} {...rest} />;
}
