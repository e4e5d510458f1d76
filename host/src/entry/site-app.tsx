import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ViewSource } from '../composition/view';
import type { AnnouncerHandle } from '../layout/announcer';
import { Frame } from '../layout/frame';
import type { LinkActions } from '../routing/links';
import { searchPath } from '../routing/search-path';
import type { LaterSource, NavigationProps } from '../screen/later';
import { ScreenOutlet } from '../screen/screen-outlet';
import { useLater } from '../screen/use-later';
import type { Services } from '../services/services';

/** What the document holds when scripts begin. */
export interface DocumentContent {
  /** The path of its view; undefined where the document holds none. */
  readonly viewPath: string | undefined;
  readonly isNotFoundPage: boolean;
}

interface SiteAppProps {
  readonly source: ViewSource;
  readonly services: Services;
  readonly later: LaterSource;
  readonly content: DocumentContent;
  readonly actions: LinkActions;
  readonly Announcer: AnnouncerHandle['Announcer'];
}

/** Header, screen, footer. The first render is equal in Node and in the browser. */
export function SiteApp({ source, services, later, content, actions, Announcer }: SiteAppProps) {
  const { pathname } = useLocation();
  const isDocumentShown = useIsDocumentShown(pathname);
  const framePath = useFramePath(pathname, content.isNotFoundPage);
  const { navigate } = services.place;
  const search = useCallback((text: string) => navigate(searchPath(text)), [navigate]);
  return (
    <>
      <Frame site={services.site} path={framePath} publishedAt={services.publishedAt} onSearch={search}>
        <ScreenOutlet
          inDocument={isDocumentShown ? inDocument(content, pathname) : 'nothing'}
          source={source}
          services={services}
          later={later}
          path={pathname}
        />
      </Frame>
      <Announcer />
      <NavigationSlot later={later} services={services} source={source} actions={actions} />
    </>
  );
}

function NavigationSlot({ later, ...props }: NavigationProps & { readonly later: LaterSource }) {
  const parts = useLater(later);
  return parts ? <parts.Navigation {...props} /> : null;
}

function inDocument({ viewPath, isNotFoundPage }: DocumentContent, path: string) {
  if (isNotFoundPage) return 'not-found';
  return viewPath === path ? 'view' : 'nothing';
}

/** Whether the visitor has not left the document's own view yet. */
function useIsDocumentShown(path: string): boolean {
  const [firstPath] = useState(path);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && path !== firstPath) setHasLeft(true);
  return !hasLeft && path === firstPath;
}

/** The not-found page is rendered once for all paths: header and footer learn the real one afterwards. */
function useFramePath(path: string, isNotFoundPage: boolean): string {
  const [isStarted, setIsStarted] = useState(!isNotFoundPage);
  useEffect(() => setIsStarted(true), []);
  return isStarted ? path : '';
}
