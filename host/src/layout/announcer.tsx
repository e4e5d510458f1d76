import { createRef, type ComponentType, type RefObject } from 'react';

/** Pause before a text. Without it, screen readers do not read an equal text again. */
const PAUSE_MS = 100;

/** Says texts to assistive technology without moving the focus. */
export interface AnnouncerHandle {
  /** The latest text wins; an urgent one interrupts. */
  readonly announce: (text: string, isUrgent?: boolean) => void;
  /** The two live regions: rendered once, always in the page. */
  readonly Announcer: ComponentType;
}

/** Makes the live regions and the function that writes into them. */
export function createAnnouncer(): AnnouncerHandle {
  const polite = createRef<HTMLParagraphElement>();
  const urgent = createRef<HTMLParagraphElement>();
  let next: ReturnType<typeof setTimeout> | undefined;

  const say = (region: RefObject<HTMLElement | null>, text: string) => {
    if (region.current) region.current.textContent = text;
  };
  return {
    Announcer: () => (
      <div className="visually-hidden">
        <p ref={polite} aria-live="polite" />
        <p ref={urgent} aria-live="assertive" />
      </div>
    ),
    announce: (text, isUrgent = false) => {
      clearTimeout(next);
      say(polite, '');
      say(urgent, '');
      next = setTimeout(() => say(isUrgent ? urgent : polite, text), PAUSE_MS);
    },
  };
}
