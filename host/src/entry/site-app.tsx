import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FirstView } from '../composition/first-view';
import type { createAnnouncer } from '../layout/announcer';
import { adoptedHeader, Frame } from '../layout/frame';
import { LeftOut } from '../layout/left-out';
import type { DeferredPart } from '../screen/deferred';
import { ScreenOutlet } from '../screen/screen-outlet';
import { useDeferred } from '../screen/use-deferred';
import type { DeferredSource } from '../services/deferred-source';
import type { Services } from '../services/services';

interface SiteAppProps {
  /** Content of the document: a view, the not-found page, or the frame only (`undefined`). */
  readonly first: Pick<FirstView, 'path' | 'view'> | 'not-found' | undefined;
  /** The path that the document was rendered for: a route's pattern for a pattern page, `''` for the not-found page. */
  readonly renderedPath: string;
  readonly services: Services;
  readonly deferred: DeferredSource<DeferredPart>;
  readonly Announcer: ReturnType<typeof createAnnouncer>['Announcer'];
}

const noLinks: readonly string[] = [];

/** Header, screen, footer. The first render is equal in Node and in the browser. */
export function SiteApp({ first, renderedPath, services, deferred, Announcer }: SiteAppProps) {
  const { pathname } = useLocation();
  const isDocumentShown = useIsDocumentShown(pathname);
  const framePath = useFramePath(pathname, renderedPath);
  return (
    <LeftOut value={services.leftOut ?? noLinks}>
      <Frame site={services.site} path={framePath} publishedAt={services.publishedAt}>
        <ScreenOutlet
          first={isDocumentShown ? first : undefined}
          services={services}
          deferred={deferred}
          path={pathname}
        />
      </Frame>
      <Announcer />
      <NavigationSlot deferred={deferred} services={services} />
    </LeftOut>
  );
}

/** It draws into the header, too, so it waits for it. */
function NavigationSlot({ deferred, services }: Pick<SiteAppProps, 'deferred' | 'services'>) {
  const parts = useDeferred(deferred);
  const isHeaderAdopted = useDeferred(adoptedHeader);
  return parts && isHeaderAdopted ? (
    <parts.Navigation source={parts.source} services={services} actions={parts.actions} />
  ) : null;
}

/** True until the visitor navigates. */
function useIsDocumentShown(path: string): boolean {
  const [firstPath] = useState(path);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && path !== firstPath) setHasLeft(true);
  return !hasLeft && path === firstPath;
}

/** Pattern pages and the not-found page are rendered once for many paths: header and footer get the real one after hydration. */
function useFramePath(path: string, renderedPath: string): string {
  const [isStarted, setIsStarted] = useState(path === renderedPath);
  useEffect(() => setIsStarted(true), []);
  return isStarted ? path : renderedPath;
}
