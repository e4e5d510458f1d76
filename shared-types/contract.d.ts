/**
 * The contract between the host and the remotes, types only, nothing that runs.
 *
 * The host gives `Shell` and `LoadContext`. A remote gives `remote.json` (`RemoteDescriptor`) and one `ScreenModule` for
 * each screen it names, one `DocumentsModule` for each entry of its `documents`, and the `DescriberModule` that it names.
 * All data that cross are plain JSON. Members are `readonly` properties of function type, never methods: method syntax
 * would hide a narrowed parameter from the compatibility check.
 */
import type { AxiosInstance } from 'axios';
import type { ComponentType, ReactNode } from 'react';
import type { PostedForm } from './enquiry';
import type { FactName, Facts } from './facts';
import type { ConfirmOptions, DialogOptions, DialogState, MessageOptions, MessageState } from './messages';
import type { NavigationState } from './navigation';
import type { FoundPage } from './search';
import type { RenewedToken, SignedIn } from './session';
import type { DeepPartial, Settings } from './settings';
import type { Site } from './site';
import type { CountedList, ReadableStore, ShellStorage } from './storage';
import type { User } from './user';

export type * from './protocol/adopted-app';
export type * from './descriptor';
export type * from './facts';
export type * from './messages';
export type * from './navigation';
export type * from './search';
export type * from './session';
export type * from './settings';
export type * from './site';
export type * from './storage';
export type * from './user';

/** A value that survives `JSON.stringify` and `JSON.parse` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Exports of a screen module, by name and without a default. */
export interface ScreenModule<Data = undefined> {
  /** The paths to prerender, percent-encoded; absent on routes without parameters. */
  readonly paths?: (context: LoadContext) => Promise<readonly string[]>;
  /**
   * The part of a request's query that changes what is drawn, in its one spelling, with its `?`; `''` for keys of others, as
   * `utm_source`. Called in Node, for routes with `onRequest`. Absent: the page of the path alone is shown for each query.
   */
  readonly drawnQuery?: (request: ScreenRequest) => string | Promise<string>;
  /**
   * Imports what draws a page that was drawn on request, by chunks named `<screen>-drawn` or `<screen>-drawn-…`: the page has
   * their styles and preloads their scripts. Called before the page is hydrated.
   */
  readonly prepare?: () => Promise<unknown>;
  /** Loads the data of the screen. Called once per view: when drawn in Node, or on in-app navigation. */
  readonly load?: (request: ScreenRequest, context: LoadContext) => Promise<LoadResult<Data>>;
  /** Title, description and other contents of the document's head. Pure. Absent: those of the route. */
  readonly head?: (data: Data, request: ScreenRequest) => Head;
  /** The screen. Its first render must be equal in Node and in the browser. */
  readonly Screen: ComponentType<ScreenProps<Data>>;
}

/** Exports of a module named under `documents`. It is built for rendering only: no browser loads it. */
export interface DocumentsModule {
  /** Files that must know the site, a calendar or a feed. Called once when the remote's pages are rendered, without facts. */
  readonly documents: (context: LoadContext) => Promise<readonly SiteDocument[]>;
}

/** Exports of the module named under `describer`. It is built for rendering only: no browser loads it. */
export interface DescriberModule {
  /** Describes a page beyond its head. Called once for each page that is rendered. */
  readonly describe: (page: DescribedPage, context: LoadContext) => Promise<PageDescription>;
}

/** A page that is rendered. */
export interface DescribedPage {
  /** The view that it shows. */
  readonly request: ScreenRequest;
  /** Data from the screen's `load`; `undefined` for a screen without `load`. */
  readonly data: unknown;
}

/** Description of a page in its document; navigation in the browser writes none of it. */
export interface PageDescription {
  /** JSON-LD objects, beside those of the head. */
  readonly structuredData?: readonly Json[];
  readonly picture?: PagePicture;
}

/** A picture of 1200 x 630 pixels. */
export interface PagePicture {
  /** Path on this site, `/assets/<hash>.png`. */
  readonly address: string;
  /** Text that describes the picture. */
  readonly alt: string;
}

/** A file at an address where a page could stand. */
export interface SiteDocument {
  /** Path, percent-encoded, inside the remote's claims, not that of a page; ends as its type says, `/media/events.ics`. */
  readonly path: string;
  /** Media type that is sent. */
  readonly type: DocumentType;
  /** Its text; the same for the same releases and the same site. */
  readonly body: string;
}

/** Media types of documents, of files that end in `.ics`, `.atom`, `.txt`, `.csv` and `.json`. */
export type DocumentType =
  | 'text/calendar'
  | 'application/atom+xml'
  | 'text/plain'
  | 'text/csv'
  | 'application/json';

/** Result of `load`. */
export type LoadResult<Data> = LoadReady<Data> | LoadNotFound<Data> | LoadRedirect;

/** A view with data. */
export interface LoadReady<Data> {
  readonly kind: 'ready';
  /** Data of the screen, JSON: a page carries it in its text. */
  readonly data: Data;
  /**
   * Number of pages of a long list, in its own order and without a filter. If the first is a document, so are the
   * others, at `?page=2` and on: each is loaded with that as the request's `search`.
   */
  readonly pages?: number;
  /** Something is missing, or a service was asked whose answers change. A page that is drawn on request is then sent only once. */
  readonly isPartial?: boolean;
}

/** There is nothing at this address; status 404 and `noindex`. */
export interface LoadNotFound<Data> {
  readonly kind: 'not-found';
  /** Data of the screen's own not-found content; absent: the host's page is shown. */
  readonly data?: Data;
}

/**
 * The page has another address. A server that draws on request answers 308 to an address without a query, which has moved, and
 * 303 to one with a query, which is that of a form.
 */
export interface LoadRedirect {
  readonly kind: 'redirect';
  /** A path of this site. */
  readonly to: string;
}

/** The requested view. */
export interface ScreenRequest {
  /** Path as in the address, still percent-encoded. Screens decode once; there are no router hooks. */
  readonly path: string;
  /**
   * Query, with its `?`. When prerendering and while hydrating it is `''`, the document's own `?page=2` (`LoadReady.pages`), or
   * what `drawnQuery` gave; the real one, without marks of campaigns, follows in an effect. In the browser, `load` is always
   * given `''`.
   */
  readonly search: string;
  /** Fragment, with its `#`; `''` when prerendering and while hydrating. */
  readonly hash: string;
  /** The descriptor's `path` that matched. */
  readonly route: string;
  /** Language of the site's texts, BCP 47. */
  readonly language: string;
  /** The route's title, for a screen that serves many routes. */
  readonly title: string;
  /** The visitor came by the site's search, not by a link; absent where that is not known. */
  readonly isSearched?: boolean;
  /**
   * Key of the history entry, for what Back restores; `''` when prerendering. An entry that is left before it was
   * rendered causes no request: a screen that shows a choice before its address is rendered listens to `popstate` as well.
   */
  readonly key: string;
}

/** Means of `load`, `paths` and `documents`. */
export interface LoadContext {
  /** The remote's own axios instance. It arrives when first asked for. */
  readonly http: () => Promise<AxiosInstance>;
  /**
   * A fact that the route lists under `uses`; `undefined` if no package offers it in the form of the contract, or its release
   * cannot be reached now. Rejects for a name that is not listed.
   */
  readonly facts: <Name extends FactName>(name: Name) => Promise<Facts[Name] | undefined>;
  /** Reads JSON of the remote's own release by its path in it, `data/list.json`. Rejects if there is no such file. */
  readonly readAsset: (path: string) => Promise<unknown>;
  /**
   * Pages of the site that fit a text well, the best first; none for most texts, and none in pages that are rendered ahead.
   * Articles are not pages. Rejects if the code cannot be loaded.
   */
  readonly findPages: (text: string) => Promise<readonly FoundPage[]>;
  /** True where a server draws an address when it is asked for: the data may hold all that its query asks for. */
  readonly isOnRequest?: boolean;
  /**
   * The form that was posted, where the address has `postedKey` of `protocol/enquiry-limits` and the server still knows it. A
   * page with it is drawn for one request.
   */
  readonly posted?: PostedForm;
  readonly site: Site;
  /** ISO 8601. The current time for everything that is prerendered. */
  readonly publishedAt: string;
  /**
   * Paths that header and footer leave out because nothing is there: categories without articles, pages of a remote
   * that is not live. Absent: all lead somewhere.
   */
  readonly leftOut?: readonly string[];
  /** Signal that is never aborted: rendering ends with its process, and in a browser the visitor may come back to the view. */
  readonly signal: AbortSignal;
}

/** The head of the document for one view. */
export interface Head {
  /** Title without the company's name, which the host appends. */
  readonly title: string;
  /** Description, 70 to 160 characters; `''` for that of the route. */
  readonly description: string;
  /** Keeps the view out of search engines. */
  readonly robots?: 'noindex';
  /**
   * The query of a view that is a page of its own, `?page=2` (`LoadReady.pages`): its canonical address has it. Absent
   * for all other queries, which show the page in another way.
   */
  readonly search?: string;
  /** JSON-LD objects; written into prerendered pages only. */
  readonly structuredData?: readonly Json[];
}

/** Props of a screen. */
export interface ScreenProps<Data = undefined> {
  /** Services of the host. The same object for the whole visit. */
  readonly shell: Shell;
  /** The requested view. A change of query or hash alone gives a new one without another `load`. */
  readonly request: ScreenRequest;
  /** Data from `load`; `undefined` for a screen without `load`. */
  readonly data: Data;
  /** Address of the release's own files, with a slash at its end. */
  readonly assetBase: string;
  /** ISO 8601. The current time for the first render; an effect may then switch to the real clock. */
  readonly publishedAt: string;
}

/** Services that the host offers a screen. Every object it returns is frozen. */
export interface Shell extends Pick<LoadContext, 'http' | 'facts' | 'findPages' | 'site'> {
  /** The versions that render the screen, for support requests. */
  readonly releases: ShellReleases;
  /** Language of the site's texts, BCP 47. */
  readonly language: string;
  /** The current location. */
  readonly location: ReadableStore<ShellLocation>;
  /** Goes to a path of this site, with its query and hash; any other address goes to `/`. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Announces a text to assistive technology without moving focus; urgent texts interrupt. */
  readonly announce: (text: string, isUrgent?: boolean) => void;
  /** The current user. */
  readonly user: UserStore;
  /** Data that this browser stores for the remote. */
  readonly storage: ShellStorage;
  /**
   * Lists of this browser that are for the page of this route (`CountedKey.address`), those of other remotes too. It resolves as
   * soon as this browser keeps any list that is counted.
   */
  readonly countedLists: () => Promise<ShellCountedLists>;
  /** The dialog that shows a picture in the whole window; rejects if its code cannot be loaded. */
  readonly pictureDialog: () => Promise<ComponentType<PictureDialogProps>>;
  /** Short messages over the page, one at a time. */
  readonly messages: ShellMessages;
  /** Dialogs with a text and buttons, one at a time. */
  readonly dialogs: ShellDialogs;
  /** The visitor's display settings; rejects if their code cannot be loaded. */
  readonly settings: () => Promise<ShellSettings>;
  /**
   * The navigation of the site as the current user sees it, as soon as the items of all remotes are known, or known to be
   * missing; rejects if its code cannot be loaded.
   */
  readonly navigation: () => Promise<ShellNavigation>;
  /** The quick panel at the right; rejects if its code cannot be loaded. */
  readonly quickPanel: () => Promise<ShellQuickPanel>;
  /** The session of the current user; rejects if its code cannot be loaded. */
  readonly session: () => Promise<ShellSession>;
}

/**
 * The current settings of the visitor, those of the route included. On a site whose `settingsPanel` is `off`, a visitor has none
 * of their own: `change` and `openPanel` do nothing.
 */
export interface ShellSettings extends ReadableStore<Settings> {
  /**
   * Changes settings of the visitor, as the settings panel does; they are stored. A change with an unknown key or
   * value does nothing. Another layout style begins with its own defaults. What the route itself sets stays as it is.
   */
  readonly change: (change: DeepPartial<Settings>) => void;
  /** Goes back to the settings of the site, its shortcuts, and a navbar whose menus are closed. */
  readonly reset: () => void;
  readonly openPanel: () => void;
}

/** Follows the user. The items of remotes follow those of the site as soon as it is known which remotes are live. */
export type ShellNavigation = ReadableStore<NavigationState>;

/** The lists that have items; they follow other tabs and the devices of a user. */
export type ShellCountedLists = ReadableStore<readonly CountedList[]>;

/** Messages over the page. Assistive technology reads each one; the focus does not move. */
export interface ShellMessages extends ReadableStore<MessageState> {
  /**
   * Shows a message in place of the one that is shown. An error gives way to errors only. Errors, and messages that stay until
   * they are closed, return after those that replaced them. The same text and variant again only begins its time anew.
   */
  readonly show: (options: MessageOptions) => void;
  /** Closes a message, or takes it back while it waits. @param options as given to `show`; absent: the message that is shown */
  readonly hide: (options?: MessageOptions) => void;
}

/** Dialogs. The focus goes into the dialog and returns afterwards; navigation closes it. */
export interface ShellDialogs extends ReadableStore<DialogState> {
  /** Opens a dialog instead of the one that is open. @returns `id` of the action, or `dismissed` */
  readonly open: (options: DialogOptions) => Promise<string>;
  /** Closes the open dialog as `dismissed`. */
  readonly close: () => void;
  /** Asks a question. @returns true if the visitor agreed */
  readonly confirm: (options: ConfirmOptions) => Promise<boolean>;
}

/** The quick panel: a drawer whose content comes from the remote that fills the slot `quickPanel`. */
export interface ShellQuickPanel extends ReadableStore<QuickPanelState> {
  /** Opens or closes the panel. @param open true to open it; absent: the other state */
  readonly toggle: (open?: boolean) => void;
}

/** State of the quick panel. */
export interface QuickPanelState {
  readonly open: boolean;
}

/** Props of the picture dialog. It opens when it is first rendered; the host renders its buttons and handles its keys. */
export interface PictureDialogProps {
  /** Name of the dialog. Its heading too, unless there is a `side`, which then has the heading. */
  readonly title: string;
  readonly picture: DialogPicture;
  /** The row of pictures that this one belongs to: adds buttons and keys to move in it. */
  readonly row?: PictureRow;
  /** Content beside the picture, below it in a narrow window: facts, downloads. */
  readonly side?: ReactNode;
  /** Called when it has closed: stop rendering it. The focus is back where it was. */
  readonly onClose: () => void;
}

/** A picture of the dialog. */
export interface DialogPicture {
  readonly address: string;
  readonly alt: string;
  /** Its own size in pixels, or any of the same shape. */
  readonly width: number;
  readonly height: number;
}

/** A row of pictures with two ends. */
export interface PictureRow {
  /** Place of the picture that is shown, counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
}

/** The versions that render a screen. */
export interface ShellReleases {
  /** Version of the host. */
  readonly host: string;
  /** Version of the screen's remote. */
  readonly remote: string;
}

/** A location in the site. */
export interface ShellLocation {
  /** Path, percent-encoded. */
  readonly path: string;
  /** Query with its `?`, or `''`. */
  readonly search: string;
  /** Fragment with its `#`, or `''`. */
  readonly hash: string;
  /** Key of the history entry. */
  readonly key: string;
  /** The visitor came by the site's search, as in `ScreenRequest`. */
  readonly isSearched?: boolean;
}

/** Options of `navigate`. */
export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
  /**
   * The page that this goes on from: its path, and its query where that must be the same. Nothing happens if the visitor has
   * left it meanwhile. Without it a timer or an answer that comes late calls back who follows a link.
   */
  readonly from?: Pick<ShellLocation, 'path'> & Partial<Pick<ShellLocation, 'search'>>;
}

/** The user, what the role allows, and what can be done for the user. */
export interface UserStore extends ReadableStore<User> {
  /** True if the role is in the list, as in `RouteDescriptor.auth`; an absent or empty list allows everybody. */
  readonly can: (auth?: readonly string[]) => boolean;
  /**
   * Changes display settings, as `ShellSettings.change` does. The browser stores a guest's. Those of a user are saved by the
   * provider a moment later, and the host says how it went. Rejects if the code cannot be loaded.
   */
  readonly updateSettings: (change: DeepPartial<Settings>) => Promise<void>;
  /** Replaces the shortcuts; they are stored or saved as settings are. */
  readonly updateShortcuts: (ids: readonly string[]) => Promise<void>;
  /**
   * Signs out, and goes to `/`. Resolves when the user is a guest again; for a guest, it does nothing. Rejects if the code
   * cannot be loaded.
   */
  readonly logout: () => Promise<void>;
}

/** The session of the user. */
export interface ShellSession extends ReadableStore<SessionState> {
  /** Ends the session as if its time were over: the user is a guest at once, on the same page. Nothing happens to a guest. */
  readonly expire: () => void;
  /** Signs this user in. For the remote that fills the slot `session`; others must not call it. */
  readonly signIn: (signedIn: SignedIn) => void;
  /** Takes a newer token of the user from the provider. For the same remote; nothing happens to a guest. */
  readonly renew: (token: RenewedToken) => void;
  /** Runs work on the account itself while nothing of the user is read or saved. For the same remote. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The provider has deleted the account: leads to `/` as a guest, and this browser keeps nothing of it. For the same remote. */
  readonly deleted: () => void;
}

/** State of a session. */
export interface SessionState {
  /** End of the session, ISO 8601; absent: nobody has signed in, or it has no end. */
  readonly expiresAt?: string;
}
