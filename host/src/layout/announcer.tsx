import { createRef, type RefObject } from 'react';

/** Pause before a text. Without it, screen readers do not read an equal text again. */
const PAUSE_MS = 100;

/** Makes what says texts to assistive technology without moving the focus. */
export function createAnnouncer() {
  const polite = createRef<HTMLParagraphElement>();
  const urgent = createRef<HTMLParagraphElement>();
  let next: ReturnType<typeof setTimeout> | undefined;

  const say = (region: RefObject<HTMLElement | null>, text: string) => {
    if (region.current) region.current.textContent = text;
  };
  return {
    /** The two live regions: rendered once, always in the page. */
    Announcer: () => (
      <div className="visually-hidden">
        <p ref={polite} aria-live="polite" />
        <p ref={urgent} aria-live="assertive" />
      </div>
    ),
    /** The latest text wins; an urgent one interrupts. */
    announce: (text: string, isUrgent = false) => {
      clearTimeout(next);
      say(polite, '');
      say(urgent, '');
      next = setTimeout(() => say(isUrgent ? urgent : polite, text), PAUSE_MS);
    },
  };
}
