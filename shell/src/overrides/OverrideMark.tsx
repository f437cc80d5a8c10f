import { Button } from '@erm/ui-kit/core';
import { useLayoutEffect, useRef } from 'react';
import { usePortals } from '../services/services';
import { isDevelopment, type Override, type OverrideState } from '../portals/override';
import { useOverrides } from './use-overrides';
import { Strip, Text } from './OverrideMark.styles';

/** Says on every page that a portal is not the published one, or why it is. */
export function OverrideMark({ active, refusal }: Pick<OverrideState, 'active' | 'refusal'>) {
  const overrides = useOverrides();
  const ref = useReservedHeight();
  if (active) {
    const stop = () => {
      overrides.stop();
      // Only a new page gets rid of code that has run in this one.
      window.location.reload();
    };
    return (
      <Strip ref={ref} aria-label="Not the published portal" $refused={false}>
        <Text>
          <ActiveText override={active} />
        </Text>
        <Button size="sm" onClick={stop}>
          Stop
        </Button>
      </Strip>
    );
  }
  return (
    <Strip ref={ref} aria-label="The published portal" $refused>
      <Text role="alert">{refusal} You see the published version.</Text>
      <Button size="sm" onClick={overrides.stop}>
        Dismiss
      </Button>
    </Strip>
  );
}

function ActiveText({ override }: { override: Override }) {
  const portal = usePortals().portals.find(({ name }) => name === override.portal);
  const label = portal?.release.label ?? override.portal;
  return (
    <>
      {isDevelopment(override) ? (
        <>
          In this tab, the <b>{label}</b> runs from <b>{override.source}</b>.
        </>
      ) : (
        <>
          Preview of the <b>{label}</b> <b>{override.source}</b>, in this tab only.
        </>
      )}
    </>
  );
}

/** Tells the elements at the bottom of the window how much of it the strip takes. */
function useReservedHeight() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--page-bottom', `${element.offsetHeight}px`);
      style.setProperty('scroll-padding-block-end', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--page-bottom');
      style.removeProperty('scroll-padding-block-end');
    };
  });
  return ref;
}
