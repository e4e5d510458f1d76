/** How the navbar at a side is shown: folded it has icons only, and opens over the page while it is in use. */
export type NavbarMode = 'open' | 'folded' | 'folded-open';

/** What happens to it. */
export type NavbarEvent = 'fold' | 'unfold' | 'enter' | 'leave';

const next: Readonly<Record<NavbarMode, Partial<Record<NavbarEvent, NavbarMode>>>> = {
  open: { fold: 'folded' },
  folded: { unfold: 'open', enter: 'folded-open' },
  'folded-open': { unfold: 'open', leave: 'folded' },
};

export const modeAfter = (mode: NavbarMode, event: NavbarEvent): NavbarMode => next[mode][event] ?? mode;
