import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { axisHeight } from './Sheet.styles';

/** Faster than one reads names, in px per ms: by the scrollbar, mostly. */
const FAST = 4;
const REST_MS = 600;
const HEIGHT_PX = 32;

const Bubble = styled.div`
  position: fixed;
  z-index: var(--z-sticky);
  min-inline-size: ${HEIGHT_PX}px;
  padding-inline: var(--space-2);
  border-radius: var(--radius-md);
  background: var(--bg-inverse);
  color: var(--text-on-inverse);
  font: var(--type-heading);
  line-height: ${HEIGHT_PX}px;
  text-align: center;
  pointer-events: none;
`;

interface ScrollLetterProps {
  scroller: () => HTMLElement | null;
  /** What leads to the first row in sight, such as the first letter of its name. */
  labelAt: (scroller: HTMLElement) => string;
}

/** Where you are, beside the scrollbar, while you scroll too fast to read it in the rows. */
export function ScrollLetter({ scroller, labelAt }: ScrollLetterProps) {
  const [shown, setShown] = useState<{ label: string; top: number; right: number } | null>(null);
  const last = useRef({ top: 0, at: 0 });
  const follow = useEffectEvent((element: HTMLElement, at: number, hide: () => void) => {
    const { scrollTop, scrollHeight, clientHeight, clientWidth } = element;
    const speed = Math.abs(scrollTop - last.current.top) / Math.max(1, at - last.current.at);
    last.current = { top: scrollTop, at };
    if (!shown && speed < FAST) return;
    const { top, left } = element.getBoundingClientRect();
    const axis = axisHeight(element);
    const share = scrollTop / Math.max(1, scrollHeight - clientHeight);
    setShown({
      label: labelAt(element),
      top: top + axis + share * (clientHeight - axis - HEIGHT_PX),
      right: window.innerWidth - left - clientWidth + 8,
    });
    hide();
  });
  const attach = useEffectEvent(scroller);
  useEffect(() => {
    const element = attach();
    if (!element) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const listen = ({ timeStamp }: Event) =>
      follow(element, timeStamp, () => {
        clearTimeout(rest);
        rest = setTimeout(() => setShown(null), REST_MS);
      });
    element.addEventListener('scroll', listen, { passive: true });
    return () => {
      clearTimeout(rest);
      element.removeEventListener('scroll', listen);
    };
  }, []);
  return (
    shown && (
      <Bubble aria-hidden="true" style={{ insetBlockStart: shown.top, insetInlineEnd: shown.right }}>
        {shown.label}
      </Bubble>
    )
  );
}
