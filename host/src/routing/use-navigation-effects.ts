import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { searched, type Go, type LocationService } from '../services/location';
import type { StorageService } from '../services/storage/storage';
import { focusNewView } from './arrival';
import { startManagingFocus } from './lost-focus';
import { linkFollowedFrom, noteEntryLeft } from './followed-links';
import { useNavigator } from './use-navigator';
import { rememberScroll, restoreScroll, scroller, takeOverScrollRestoration } from './scroll-memory';

function focusFollowedLink(key: string, hash: string) {
  const link = linkFollowedFrom(key);
  if (link) link.focus({ preventScroll: true });
  else focusNewView(hash);
}

/** Reports the router's navigations to the host, and scrolls and focuses as a document load would. */
export function useNavigationEffects(locationService: LocationService, storage: StorageService) {
  const here: Location<unknown> = useLocation();
  const { pathname, search, hash, key } = here;
  const isSearched = here.state === searched;
  const navigator = useNavigator();
  const type = useNavigationType();
  const last = useRef({ pathname, key, top: 0 });

  useEffect(() => {
    const go: Go = (to, { replace, state }) =>
      replace ? navigator.replace(to, state) : navigator.push(to, state);
    return locationService.connect(go);
  }, [locationService, navigator]);
  useEffect(takeOverScrollRestoration, []);
  useEffect(() => {
    const onScroll = () => {
      last.current.top = scroller().scrollTop;
    };
    onScroll();
    // The body's own event does not bubble.
    window.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, []);

  useEffect(() => {
    locationService.arrive({ path: pathname, search, hash, key, isSearched });
  }, [locationService, pathname, search, hash, key, isSearched]);

  useLayoutEffect(() => {
    const before = last.current;
    if (before.key === key) return undefined;
    rememberScroll(storage, before.key, before.top);
    noteEntryLeft(before.key);
    last.current = { pathname, key, top: scroller().scrollTop };
    const isScrollKept = locationService.takeKeepScroll();
    if (before.pathname === pathname) return undefined;
    startManagingFocus();
    if (type === NavigationType.Pop) {
      focusFollowedLink(key, hash);
      return restoreScroll(storage, key);
    }
    if (!isScrollKept) scroller().scrollTop = 0;
    focusNewView(hash);
    return undefined;
  }, [locationService, storage, pathname, hash, key, type]);
}
