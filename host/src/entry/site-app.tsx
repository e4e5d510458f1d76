import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ViewSource } from '../composition/view';
import type { AnnouncerHandle } from '../layout/announcer';
import { Frame } from '../layout/frame';
import { searchPath } from '../routing/search-path';
import { useNavigationEffects } from '../routing/use-navigation-effects';
import { ScreenOutlet } from '../screen/screen-outlet';
import type { Services } from '../services/services';

/** What the document holds when scripts begin. */
export interface DocumentContent {
  /** The path of its view; undefined where the document holds none. */
  readonly viewPath?: string | undefined;
  readonly isNotFoundPage: boolean;
}

interface SiteAppProps {
  readonly source: ViewSource;
  readonly services: Services;
  readonly content: DocumentContent;
  readonly Announcer: AnnouncerHandle['Announcer'];
}

/** Header, screen, footer. The first render is equal in Node and in the browser. */
export function SiteApp({ source, services, content, Announcer }: SiteAppProps) {
  const { pathname } = useLocation();
  const isDocumentShown = useIsDocumentShown(pathname);
  useNavigationEffects(services.place);
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
          path={pathname}
        />
      </Frame>
      <Announcer />
    </>
  );
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
