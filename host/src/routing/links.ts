/** Plain `<a href>` of any remote: same-origin clicks become in-app navigation, and looking at a link loads its screen. */
import type { RouteMatch } from 'shared-types/release';
import { noteLinkFollowed } from './link-left';

const looks = ['pointerover', 'focusin', 'touchstart'] as const;

/** What stands at addresses of the site without being a page. */
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

/** A link to a place in the page that is shown already. */
const isWithinPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search;

/** What is known of the paths behind links. */
export interface KnownViews {
  readonly matchAt: (path: string) => RouteMatch | undefined;
}

/** What clicks, looks and idle moments lead to. */
export interface LinkActions {
  readonly follow: (to: string) => void;
  readonly prepare: (path: string) => Promise<void>;
  readonly learnWhatIsLive: () => Promise<unknown>;
}

/** @returns what ends it */
export function takeOverLinks({ follow, prepare }: Pick<LinkActions, 'follow' | 'prepare'>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event.target);
    if (!link || !isPlainClick(event) || isWithinPage(link)) return;
    event.preventDefault();
    noteLinkFollowed(link);
    follow(link.pathname + link.search + link.hash);
  };
  const onLook = (event: Event) => {
    const link = linkOf(event.target);
    if (link && link.pathname !== location.pathname) void prepare(link.pathname);
  };
  document.addEventListener('click', onClick);
  for (const look of looks) document.addEventListener(look, onLook, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const look of looks) document.removeEventListener(look, onLook);
  };
}

const isSavingData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

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

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

/** When there is nothing else to do: what is live, then one view after the other, each in an idle moment of its own. */
export function prepareWhenIdle(
  source: KnownViews,
  { prepare, learnWhatIsLive }: Pick<LinkActions, 'prepare' | 'learnWhatIsLive'>,
) {
  if (isSavingData()) return;
  const prepareNext = (paths: readonly string[]) => {
    const [path, ...others] = paths;
    if (path === undefined) return;
    void prepare(path).then(() => whenIdle(() => prepareNext(others)));
  };
  const begin = () => whenIdle(() => prepareNext(pathsToPrepare(source)));
  whenIdle(() => void learnWhatIsLive().then(begin, () => {}));
}
