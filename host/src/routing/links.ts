/** Plain `<a href>` of any remote: a click navigates without a document load; hover and focus load the screen ahead. */
import type { RouteMatch } from 'shared-types/release';
import { noteLinkFollowed } from './followed-links';

const hoverEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Addresses of the site that are no pages. */
const noPage = /^\/(assets|remotes|api|release)\/|\.(atom|ics|txt)$/;

/** The link of this site that an event happened in; downloads, other targets and files are the browser's. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return noPage.test(link.pathname) ? undefined : link;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

const isWithinPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search;

interface KnownViews {
  readonly matchAt: (path: string) => RouteMatch | undefined;
}

export interface LinkActions {
  readonly follow: (to: string) => void;
  readonly prepare: (path: string) => Promise<void>;
  readonly learnWhatIsLive: () => Promise<unknown>;
}

/** @returns a function that stops it */
export function takeOverLinks({ follow, prepare }: Pick<LinkActions, 'follow' | 'prepare'>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event.target);
    if (!link || !isPlainClick(event) || isWithinPage(link)) return;
    event.preventDefault();
    noteLinkFollowed(link);
    follow(link.pathname + link.search + link.hash);
  };
  const onHover = (event: Event) => {
    const link = linkOf(event.target);
    if (link && link.pathname !== location.pathname) void prepare(link.pathname);
  };
  document.addEventListener('click', onClick);
  for (const event of hoverEvents) document.addEventListener(event, onHover, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const event of hoverEvents) document.removeEventListener(event, onHover);
  };
}

/** A file that takes longer tells that the line is slow: docs/decisions/002 has the measured times. */
const longestLoadMs = 300;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True if the line is fast enough to fetch ahead, by the browser's report and by the load times so far. */
function isLineGood(): boolean {
  const { connection = {} } = navigator as { readonly connection?: Connection };
  return (
    connection.saveData !== true &&
    (connection.effectiveType ?? '4g') === '4g' &&
    performance.getEntriesByType('resource').every(({ duration }) => duration < longestLoadMs)
  );
}

/** One path for each screen behind the links of the page: its code and shared data then serve the other links. */
function pathsToPrepare(source: KnownViews): readonly string[] {
  const pathOfScreen = new Map<string, string>();
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const match = pathname === location.pathname ? undefined : source.matchAt(pathname);
    if (!match) continue;
    const screen = `${match.remote.id}/${match.route.screen}`;
    if (!pathOfScreen.has(screen)) pathOfScreen.set(screen, pathname);
  }
  return [...pathOfScreen.values()];
}

/** Runs work when the browser is idle. On a slow line, nothing is fetched before the visitor points at a link. */
function whenIdle(work: () => void) {
  const begin = () => {
    if (isLineGood()) work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}

/** Fetches the manifest, then loads one view after the other, each in an idle period of the browser. */
export function prepareWhenIdle(
  source: KnownViews,
  { prepare, learnWhatIsLive }: Pick<LinkActions, 'prepare' | 'learnWhatIsLive'>,
) {
  const prepareNext = ([path, ...others]: readonly string[]) => {
    if (path === undefined) return;
    void prepare(path).then(() => whenIdle(() => prepareNext(others)));
  };
  const begin = () => whenIdle(() => prepareNext(pathsToPrepare(source)));
  whenIdle(() => void learnWhatIsLive().then(begin, () => {}));
}
