import type { ComponentType } from 'react';
import type { ViewSource } from '../composition/view';
import type { LinkActions } from '../routing/links';
import type { Services } from '../services/services';

export interface OutletProps {
  readonly source: ViewSource;
  readonly services: Services;
  /** Percent-encoded. */
  readonly path: string;
}

export interface DeferredOutletProps extends OutletProps {
  /** A version that threw when it was drawn: another one is used, if there is one. */
  readonly unfitId?: string;
}

export interface FailedScreenProps extends OutletProps {
  /** `thrown`: it came, and could not be drawn. */
  readonly kind: 'timed-out' | 'failed' | 'thrown';
  /** The visitor has pressed Retry. */
  readonly isRetried?: boolean;
  readonly onRetry: () => void;
}

export interface NavigationProps {
  readonly source: ViewSource;
  readonly services: Services;
  readonly actions: LinkActions;
}

/**
 * The part of the host that a prerendered page does not need to be hydrated. It comes in a script of its own when
 * there is nothing else to do; until then, links are document loads.
 */
export interface DeferredPart {
  readonly source: ViewSource;
  readonly actions: LinkActions;
  /** A screen that is not in the document. */
  readonly DeferredOutlet: ComponentType<DeferredOutletProps>;
  /** In place of a screen that does not work. */
  readonly FailedScreen: ComponentType<FailedScreenProps>;
  /** The document's own not-found page. */
  readonly NotFoundOutlet: ComponentType<OutletProps>;
  /** A notice above a readable page while its code cannot be loaded. */
  readonly FirstNotice: ComponentType<OutletProps>;
  /** Draws nothing; takes over links, scroll position and focus. */
  readonly Navigation: ComponentType<NavigationProps>;
}
