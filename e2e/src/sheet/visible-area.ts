/** Returns the area of the window with visible content, plus a margin. Runs in the page. */
export async function visibleArea(): Promise<{ x: number; y: number; width: number; height: number }> {
  const MARGIN = 16;
  // Content that is opened by an effect appears a frame later.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  // Elements without a border or background are only for layout and often as wide as the window.
  const isVisible = (element: Element): boolean => {
    const { borderBottomWidth, backgroundColor } = getComputedStyle(element);
    return borderBottomWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || element.tagName === 'svg';
  };
  const elements = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const texts = elements.flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  const areaOf = (node: Node): DOMRect => {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };
  const areas = [...elements.filter(isVisible), ...texts]
    .map((node) => (node instanceof Element ? node.getBoundingClientRect() : areaOf(node)))
    .filter(({ width, height }) => width * height > 1);
  const left = Math.min(...areas.map((area) => area.left)) - MARGIN;
  const top = Math.min(...areas.map((area) => area.top)) - MARGIN;
  const right = Math.max(...areas.map((area) => area.right)) + MARGIN;
  const bottom = Math.max(...areas.map((area) => area.bottom)) + MARGIN;
  if (left >= right) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
}
