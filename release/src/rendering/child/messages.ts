/** Messages between the release tool and its rendering process, as JSON. */
import type { PostedForm } from 'shared-types/enquiry';
import type { RemoteRelease } from 'shared-types/release';
import type { Composition } from '../../model/composition.js';
import type { ExitReason } from '../../model/release-error.js';

/** Share of a page set that one of several processes draws. The first draws everything but the listed pages, too. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** One page set to draw, or a share of it. */
export interface PageSetOrder {
  readonly store: string;
  /** Title of the release whose pages they are. */
  readonly title: string;
  /** Time that the clock of the process shows, ISO 8601. */
  readonly publishedAt: string;
  readonly composition: Composition;
  /** Remote to draw; absent for the host's own pages. */
  readonly remote?: RemoteRelease | undefined;
  readonly share: Share;
}

/** A file of a page set, before it is written. */
export type DrawnFile = { readonly file: string; readonly text: string } & (
  | { readonly kind: 'page'; readonly key: string; readonly changedOn?: string }
  | { readonly kind: 'patternPage'; readonly route: string }
  | { readonly kind: 'document'; readonly path: string; readonly type: string }
  | { readonly kind: 'notFound' | 'gone' }
);

export type Report =
  /** Pages and documents that are being drawn. */
  | { readonly kind: 'busy'; readonly whats: readonly string[] }
  | { readonly kind: 'drawn'; readonly file: DrawnFile }
  | { readonly kind: 'done' }
  /** Asks for the bytes of a key of a store in a bucket. */
  | { readonly kind: 'read'; readonly id: number; readonly key: string }
  /** `stack` has the place in the code of a release. */
  | {
      readonly kind: 'failed';
      readonly reason: ExitReason;
      readonly message: string;
      readonly stack: string;
    };

/** Answers a question of the rendering process; without text there is no such key. */
export interface ReadAnswer {
  readonly id: number;
  /** The bytes, in base64. */
  readonly text?: string | undefined;
  readonly problem?: string;
}

/** Site that a drawing process draws: the one that a server serves. */
export interface DrawingOrder {
  readonly store: string;
  readonly composition: Composition;
  /** Remotes with routes that are drawn on request, and the time that the clock shows for each, ISO 8601. */
  readonly remotes: readonly { readonly release: RemoteRelease; readonly publishedAt: string }[];
}

/** Asks for the one spelling of an address, or for its page. The next call waits for the report of the one before. */
export interface DrawingCall {
  readonly kind: 'spell' | 'draw';
  readonly remote: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Query with its `?`; to draw, the one that was spelled. */
  readonly search: string;
  /** The posted form that the address names. */
  readonly posted?: PostedForm | undefined;
}

/** How long a page is right: as long as what it is made of, in this generation, or for one request. */
export type PageLife = 'set' | 'generation' | 'never';

/** Page that an address shows. */
export type DrawnPage =
  | {
      readonly kind: 'page';
      readonly status: 200 | 404;
      /** SHA-256 of the text. */
      readonly hash: string;
      /** The text, compressed with Brotli. */
      readonly bytes: Uint8Array;
      readonly lasts: PageLife;
    }
  | { readonly kind: 'redirect'; readonly to: string }
  /** There is nothing, and the screen has nothing to show for it. */
  | { readonly kind: 'none' };

export type DrawingReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'spelled'; readonly search: string }
  | DrawnPage
  /** `place` is the place in the code of a release. The message is left out: it may have words of the query. */
  | { readonly kind: 'failed'; readonly place: string };
