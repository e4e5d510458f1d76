/** Scroll positions by history entry, for Back and Forward. The browser's own restoration does not wait for a screen. */
import type { StoredFormat } from 'shared-types';
import { hostKeys } from '../services/storage/host-keys';
import type { StorageService } from '../services/storage/storage';

/** Element that scrolls: the document, or its body if the visitor has chosen that (`../theme/look.css`). */
export const scroller = (): HTMLElement =>
  document.documentElement.dataset['scroll'] === 'content' ? document.body : document.documentElement;

const maxEntries = 50;

/** Longest wait for the content to become high enough, in milliseconds. */
const patienceMs = 1000;

type Positions = Readonly<Record<string, number>>;

const format: StoredFormat<Positions> = {
  initial: {},
  parse: (data) => (typeof data === 'object' && data !== null ? (data as Positions) : undefined),
};

const positionsIn = ({ open }: StorageService) => open({ declared: hostKeys, key: 'site.scroll.v1' }, format);

export function rememberScroll(storage: StorageService, key: string, top: number) {
  const positions = positionsIn(storage);
  const others = Object.entries(positions.getState()).filter(([other]) => other !== key);
  positions.set(Object.fromEntries([...others, [key, Math.round(top)] as const].slice(-maxEntries)));
}

/** @returns a function that stops the attempt */
export function restoreScroll(storage: StorageService, key: string): () => void {
  const top = positionsIn(storage).getState()[key];
  if (typeof top !== 'number') return () => {};
  const startedAtMs = performance.now();
  let frame = 0;
  const attempt = () => {
    const element = scroller();
    element.scrollTop = top;
    const isThere = Math.abs(element.scrollTop - top) <= 2;
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
