import classNames from '../../../components/article-tile.module.css';

/** Few enough to be laid out between two frames. */
const tilesAtOnce = 8;

/** Whether the tiles of this document have been laid out, or are on their way. */
let isBegun = false;

type Idle = (step: () => void) => unknown;

// Safari has no idle callback.
const usualIdle: Idle = (step) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(step) : setTimeout(step);

/**
 * Lays out the tiles that the style sheet of a rendered page leaves for later, a few at a time. From then on no list of
 * this document leaves any, so that places are what they were when the visitor comes back to one. Does nothing where
 * pages are rendered.
 */
export function layOutRest(whenIdle = usualIdle): void {
  if (isBegun || typeof document === 'undefined') return;
  isBegun = true;
  const tiles = [...document.querySelectorAll<HTMLElement>(`.${classNames.tile ?? ''}`)];
  const step = (start: number) => {
    const now = tiles.slice(start, start + tilesAtOnce);
    for (const tile of now) tile.dataset['laidOut'] = '';
    now.at(-1)?.getBoundingClientRect();
    const next = start + tilesAtOnce;
    if (next < tiles.length) whenIdle(() => step(next));
    else end();
  };
  const end = () => {
    document.documentElement.dataset['laidOut'] = '';
    for (const tile of tiles) delete tile.dataset['laidOut'];
  };
  step(0);
}
