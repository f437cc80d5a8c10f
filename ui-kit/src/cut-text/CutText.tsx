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
  /** How many lines there are at most (default 2). */
  lines?: number;
}

/**
 * A text that ends in an ellipsis where its place ends. All of it is there on focus, which Tab and a tap give to what is
 * cut, and in a tooltip. On phones, it wraps.
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
