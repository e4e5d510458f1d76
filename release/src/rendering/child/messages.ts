/** What the release tool and its rendering process say to one another, as JSON. */
import type { Site } from 'shared-types';
import type { HostRelease, RemoteRelease, RemoteSlice } from 'shared-types/release';

/** The text of a module with the name that stack traces give it. */
export interface ModuleText {
  readonly file: string;
  readonly text: string;
}

export interface RemoteSource {
  readonly release: RemoteRelease;
  /** What a page says of the remote, by the path of its route. */
  readonly slices: Readonly<Record<string, RemoteSlice>>;
  readonly screens: Readonly<Record<string, ModuleText>>;
  readonly documents: Readonly<Record<string, ModuleText>>;
  readonly describer?: ModuleText;
}

export interface PageSetSource {
  readonly host: HostRelease;
  readonly renderer: ModuleText;
  /** Absent: the host's own pages. */
  readonly remote?: RemoteSource;
  readonly site: Site;
  readonly publishedAt: string;
  /** Paths of the host's links that lead to nothing here. */
  readonly leftOut: readonly string[];
  /** Environment variables that name proxies. */
  readonly proxies: Readonly<Record<string, string>>;
  /** A remote's module may take this long to find what it shows, in milliseconds. */
  readonly timeoutMs: number;
}

export type Task =
  | { readonly kind: 'open'; readonly source: PageSetSource }
  | { readonly kind: 'paths'; readonly route: string }
  | { readonly kind: 'page'; readonly path: string; readonly search: string; readonly route: string }
  /** A route's page without a view. */
  | { readonly kind: 'frame'; readonly route: string }
  /** The host's page for an address without a page. */
  | { readonly kind: 'missing'; readonly isGone: boolean }
  | { readonly kind: 'documents' }
  | { readonly kind: 'close' };

/** A question of the process: a file of the remote, or a fact. */
export interface FileQuestion {
  readonly kind: 'asset' | 'fact';
  readonly name: string;
}

export type Order =
  | { readonly id: number; readonly set: number; readonly task: Task }
  /** JSON, or why there is none. */
  | { readonly answerTo: number; readonly text?: string | undefined; readonly error?: string };

export interface SentError {
  readonly message: string;
  readonly stack: string;
  /** The message is whole: it names the release and says what to do. */
  readonly isRefusal: boolean;
}

export type Report =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: SentError }
  | { readonly question: number; readonly set: number; readonly file: FileQuestion };
