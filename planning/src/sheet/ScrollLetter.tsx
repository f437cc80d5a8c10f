import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { axisHeight } from './Sheet.styles';

/** Too fast to read names, in px per ms: mostly the scrollbar. */
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
  /** Label of the first visible row, such as the first letter of its name. */
  labelAt: (scroller: HTMLElement) => string;
}

/** Position hint beside the scrollbar while scrolling too fast to read the rows. */
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
