import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns a getter for which details were open at the last press: a press outside closes them before its click.
 */
export function useOpenAtPress(selected: string | null): () => string | null {
  const open = useRef<string | null>(null);
  const onPress = useEffectEvent(() => {
    open.current = selected;
  });
  useEffect(() => {
    const listen = () => onPress();
    window.addEventListener('pointerdown', listen, true);
    return () => window.removeEventListener('pointerdown', listen, true);
  }, []);
  return () => open.current;
}
