import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Go, LocationService } from '../services/location';
import type { StorageService } from '../services/storage/storage-service';
import { focusNewView } from './arrival';
import { beginToPlaceFocus } from './lost-focus';
import { linkLeft, noteEntryLeft } from './link-left';
import { useNavigator } from './use-navigator';
import { rememberScroll, restoreScroll, takeOverScrollRestoration } from './scroll-memory';

function focusLinkLeft(key: string, hash: string) {
  const link = linkLeft(key);
  if (link) link.focus({ preventScroll: true });
  else focusNewView(hash);
}

/** Tells the router's moves to the rest of the host, and scrolls and focuses as a document load would. */
export function useNavigationEffects(place: LocationService, storage: StorageService) {
  const { pathname, search, hash, key } = useLocation();
  const navigator = useNavigator();
  const type = useNavigationType();
  const last = useRef({ pathname, key, top: 0 });

  useEffect(() => {
    const go: Go = (to, { replace, state }) =>
      replace ? navigator.replace(to, state) : navigator.push(to, state);
    return place.connect(go);
  }, [place, navigator]);
  useEffect(takeOverScrollRestoration, []);
  useEffect(() => {
    const onScroll = () => {
      last.current.top = window.scrollY;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    place.arrive({ path: pathname, search, hash, key });
  }, [place, pathname, search, hash, key]);

  useLayoutEffect(() => {
    const before = last.current;
    if (before.key === key) return undefined;
    rememberScroll(storage, before.key, before.top);
    noteEntryLeft(before.key);
    last.current = { pathname, key, top: window.scrollY };
    const isScrollKept = place.takeKeepScroll();
    if (before.pathname === pathname) return undefined;
    beginToPlaceFocus();
    if (type === NavigationType.Pop) {
      focusLinkLeft(key, hash);
      return restoreScroll(storage, key);
    }
    if (!isScrollKept) window.scrollTo(0, 0);
    focusNewView(hash);
    return undefined;
  }, [place, storage, pathname, hash, key, type]);
}
