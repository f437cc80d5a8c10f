import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns what tells which details were open when the pointer went down. A press outside closes them, before there is a
 * click.
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
