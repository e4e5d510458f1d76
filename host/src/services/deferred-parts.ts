/** Parts of the host that come in scripts of their own. */
import type { ComponentType } from 'react';
import type { Shell, ShellCountedLists, ShellNavigation, ShellQuickPanel, ShellSettings } from 'shared-types';
import type { KnownRoute } from 'shared-types/release';
import type { Session } from './session/session';

/** Lists that are counted, in a script of its own for visitors who keep one. */
export interface CountsPart {
  /** The lists that are for the page of a route, as screens see them. */
  readonly listsFor: (route: Pick<KnownRoute, 'path'>) => ShellCountedLists;
  /** Fills the places in the header and its drawer. */
  readonly Counts: ComponentType<CountsProps>;
  /** Draws the counts where it stands. */
  readonly Links: ComponentType<CountsProps>;
}

export interface CountsProps {
  /** Percent-encoded. */
  readonly path: string;
}

/** Aids of the site's search, in a script of their own. */
export interface SearchPart {
  readonly findPages: Shell['findPages'];
  readonly Suggestions: ComponentType<SuggestionsProps>;
}

export interface SuggestionsProps {
  /** The box, in its form. */
  readonly box: HTMLInputElement;
}

/** The panels: parts of the frame that only some visitors see, such as navbar and settings. A script of its own. */
export interface PanelsPart {
  readonly settings: ShellSettings;
  /** The navigation, for screens, as soon as the items of all remotes are known. */
  readonly navigation: Promise<ShellNavigation>;
  readonly quickPanel: ShellQuickPanel;
  readonly session: Session;
  /** Follows what this browser stores of a session. Rejects if it cannot be found out now who is signed in. */
  readonly syncSession: () => Promise<void>;
  readonly updateShortcuts: (ids: readonly string[]) => void;
  readonly Areas: ComponentType<PanelsProps>;
}

export interface PanelsProps {
  /** Percent-encoded. */
  readonly path: string;
  readonly routeSettings: RouteSettings;
}

export type RouteSettings = KnownRoute['settings'];
