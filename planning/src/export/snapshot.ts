interface Offset {
  x: number;
  y: number;
}

/**
 * Copies a scroller as it currently looks: same size, same scroll position. The copy does not depend on its container, and
 * nothing in it can be focused.
 * @param onCopy called with each element and its copy
 */
export function snapshot(
  scroller: HTMLElement,
  onCopy?: (original: HTMLElement, copy: HTMLElement) => void,
): HTMLElement {
  const shifts = stickyShifts(scroller);
  const copy = scroller.cloneNode(true) as HTMLElement;
  const [originals, copies] = [descendants(scroller), descendants(copy)];
  originals.forEach((original, index) => {
    const each = copies[index];
    if (!each) return;
    // Duplicate IDs would break labels and links.
    each.removeAttribute('id');
    onCopy?.(original, each);
    const shift = shifts.get(original);
    // Without scrolling nothing sticks, so sticky elements are positioned explicitly.
    if (shift)
      Object.assign(each.style, { position: 'relative', inset: `${shift.y}px auto auto ${shift.x}px` });
  });
  const content = document.createElement('div');
  content.append(...copy.childNodes);
  Object.assign(content.style, {
    position: 'relative',
    left: `${-scroller.scrollLeft}px`,
    top: `${-scroller.scrollTop}px`,
  });
  copy.append(content);
  copy.inert = true;
  const { fontFamily, fontSize, lineHeight, direction } = getComputedStyle(scroller);
  const firstColumn = getComputedStyle(scroller).getPropertyValue('--first-column');
  copy.style.setProperty('--first-column', firstColumn);
  Object.assign(copy.style, {
    fontFamily,
    fontSize,
    lineHeight,
    direction,
    flex: 'none',
    margin: '0',
    border: '0',
    overflow: 'hidden',
    width: `${scroller.clientWidth}px`,
    height: `${scroller.clientHeight}px`,
    background: 'var(--bg-sheet)',
    color: 'var(--text-primary)',
  });
  return copy;
}

const descendants = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('*')];

/** The offsets of sticky elements from their static positions. */
function stickyShifts(scroller: HTMLElement): Map<HTMLElement, Offset> {
  const sticky = descendants(scroller).filter((each) => getComputedStyle(each).position === 'sticky');
  const stuck = sticky.map(placeOf);
  const styles = sticky.map(({ style }) => style.cssText);
  for (const { style } of sticky) Object.assign(style, { position: 'relative', inset: 'auto' });
  const natural = sticky.map(placeOf);
  sticky.forEach(({ style }, index) => (style.cssText = styles[index] ?? ''));

  const total = new Map<Element, Offset>();
  const own = new Map<HTMLElement, Offset>();
  sticky.forEach((each, index) => {
    const [at, was] = [stuck[index]!, natural[index]!];
    const shift = { x: at.x - was.x, y: at.y - was.y };
    const outer = sticky.findLast((other, place) => place < index && other.contains(each));
    const before = (outer && total.get(outer)) ?? { x: 0, y: 0 };
    total.set(each, shift);
    own.set(each, { x: shift.x - before.x, y: shift.y - before.y });
  });
  return own;
}

function placeOf(element: Element): Offset {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}
