/** Scroll positions by history entry, for Back and Forward. Our own, because a screen may still be on its way then. */
const storageKey = 'site.scroll.v1';
const maxEntries = 50;

/** How long the content may take to become high enough, in milliseconds. */
const patienceMs = 1000;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Positions) : {};
  } catch {
    return {};
  }
}

/** Keeps the position of the entry that is left. */
export function rememberScroll(key: string, top = window.scrollY) {
  const others = Object.entries(readPositions()).filter(([other]) => other !== key);
  const positions = Object.fromEntries([...others, [key, Math.round(top)] as const].slice(-maxEntries));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is blocked or full: Back then starts at the top.
  }
}

/** @returns what ends the attempt */
export function restoreScroll(key: string): () => void {
  const top = readPositions()[key];
  if (typeof top !== 'number') return () => {};
  const startedAtMs = performance.now();
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) <= 2;
    if (!isThere && performance.now() - startedAtMs < patienceMs) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** Within the site the host restores positions; across documents the browser does. */
export function takeOverScrollRestoration(): () => void {
  const set = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  const giveBack = set('auto');
  set('manual')();
  window.addEventListener('pagehide', giveBack);
  return () => window.removeEventListener('pagehide', giveBack);
}
