import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Destination } from '../composition/view';
import { NotFoundPage } from '../not-found/not-found-page';
import { notFoundHead } from '../not-found/not-found-texts';
import { focusArrivedScreen } from '../routing/arrival';
import { loginPath } from '../routing/guard';
import { useDocumentHead } from './document-head';
import type { OutletProps } from './deferred';
import { DeferredView } from './view-head';

/**
 * Outlet for documents that are the site's not-found page. A screen may still have something to show at the path, such
 * as articles with a similar number; the page stays until that is loaded.
 */
export function NotFoundOutlet({ source, services, path }: OutletProps) {
  const [found, setFound] = useState<{ readonly path: string; readonly destination: Destination }>();
  useEffect(() => {
    let isCurrent = true;
    source.load(path).then(
      (destination) => isCurrent && setFound({ path, destination }),
      // Keep the not-found page.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [source, path]);
  if (found?.path === path && found.destination.kind === 'screen') {
    return <DeferredView view={found.destination.view} services={services} />;
  }
  return <NotFoundPage path={readable(found?.path ?? '')} reason={services.isGone ? 'gone' : 'missing'} />;
}

/** The not-found page of an address within the site. */
export function NotFoundView({ services, path }: Pick<OutletProps, 'services' | 'path'>) {
  const guardedPath = useGuardedPath(path);
  const reason = guardedPath === undefined ? 'missing' : 'no-sign-in';
  useDocumentHead({ head: notFoundHead(reason), site: services.site, path });
  useEffect(focusArrivedScreen, []);
  return <NotFoundPage path={readable(guardedPath ?? path)} reason={reason} />;
}

/** The page from which the guard sent a guest to sign in, if `path` is that of a sign-in page that the site does not have. */
function useGuardedPath(path: string): string | undefined {
  const state = useLocation().state as { readonly redirectUrl?: string } | null;
  return path === loginPath ? state?.redirectUrl : undefined;
}

/** Decoded, if possible. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
