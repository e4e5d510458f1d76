import type { ComponentType, ReactNode } from 'react';
import type { Head, ScreenModule, ScreenRequest, Shell } from 'shared-types';
import type { RemoteVersion, RouteMatch } from 'shared-types/release';
import type { Services } from '../services/services';
import { shellFor, type ScreenVersion } from '../services/shell';

/** A screen with all it needs to be drawn. */
export interface View {
  readonly module: ScreenModule<unknown>;
  readonly request: ScreenRequest;
  readonly data: unknown;
  readonly head: Head;
  readonly shell: Shell;
  readonly assetBase: string;
  readonly versionId: string;
  /** Wraps the screen: the MUI theme of an application screen. */
  readonly Wrapper?: ComponentType<{ readonly children: ReactNode }>;
}

/** Result of a navigation to a path. */
export type Destination =
  | { readonly kind: 'screen'; readonly view: View }
  /** No route, or a screen that found nothing and has nothing to show. */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** This tab cannot show it: load the document from the server. */
  | { readonly kind: 'document' };

/** Loads what is shown at a path. */
export interface LoadSource {
  /** The route at a path, as far as it is known. */
  readonly matchAt: (path: string) => RouteMatch | undefined;
  /** The destination, if it can be drawn at once. */
  readonly peek: (path: string) => Destination | undefined;
  readonly load: (path: string) => Promise<Destination>;
  /** Gives up all pending requests and loads again, preferably not `unfitId`, a version that threw when drawn. */
  readonly reload: (path: string, unfitId?: string) => Promise<Destination>;
}

/** Loads the views that are not in the document. The renderer has none. */
export interface ViewSource extends LoadSource {
  /** Resolves when the routes of all remotes are known; never rejects. */
  readonly learnRoutes: () => Promise<unknown>;
}

export interface ViewParts {
  readonly match: RouteMatch;
  readonly module: ScreenModule<unknown>;
  readonly request: ScreenRequest;
  readonly data: unknown;
  readonly services: Services;
  readonly version: Omit<ScreenVersion, 'name'> & Pick<RemoteVersion, 'id' | 'base'>;
  readonly isNotFound?: boolean;
}

export function assembleView({ match, version, services, isNotFound = false, ...parts }: ViewParts): View {
  const { remote, route } = match;
  const { title, description = '' } = route;
  const own = parts.module.head?.(parts.data, parts.request) ?? { title, description };
  const head = own.description === '' ? { ...own, description } : own;
  const isKept = !isNotFound && !route.ui && !route.auth;
  return {
    ...parts,
    shell: shellFor(services, { ...version, name: remote.name }, route),
    head: isKept ? head : { ...head, robots: 'noindex' },
    assetBase: version.base,
    versionId: version.id,
  };
}
