import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** Which day of a chart is being read, by pointer or by keyboard; null for none. */
export function useReading(days: number) {
  const [day, setDay] = useState<number | null>(null);
  // Before JavaScript arrives there is nothing to move, so nothing says it can be.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const last = days - 1;

  function onPointer(event: PointerEvent<Element>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * days);
    setDay(Math.min(last, Math.max(0, place)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = day ?? last;
    const next = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      PageUp: at + 7,
      PageDown: at - 7,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setDay(Math.min(last, Math.max(0, next)));
  }

  const stop = () => setDay(null);
  return {
    day,
    isReady,
    pointer: { onPointerMove: onPointer, onPointerDown: onPointer, onPointerLeave: stop },
    keyboard: { onKeyDown, onFocus: () => setDay(day ?? last), onBlur: stop },
  };
}
