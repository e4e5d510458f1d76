import { useLayoutEffect, useRef } from 'react';

/** Step of one press of a button, as a part of the visible area. */
const panPart = 0.3;

const middle = { x: 0.5, y: 0.5 };

/** Keeps the middle of the view when the size of the picture changes. */
export function useCentre(step: number) {
  const plate = useRef<HTMLDivElement>(null);
  const seen = useRef(middle);
  useLayoutEffect(() => {
    const element = plate.current;
    if (!element) return undefined;
    // The whole picture is always centred.
    if (step === 0) seen.current = middle;
    const { x, y } = seen.current;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
    const note = () => {
      seen.current = centreOf(element);
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [step]);
  /** Shows more of one side; -1, 0 or 1 each way. */
  const pan = (x: number, y: number) => {
    const { clientWidth = 0, clientHeight = 0 } = plate.current ?? {};
    plate.current?.scrollBy(x * clientWidth * panPart, y * clientHeight * panPart);
  };
  return { plate, pan };
}

const centreOf = (element: HTMLElement) => ({
  x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
  y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
});
