/** A page of `content/pages` after compilation. JSON, so that a build can write it into a script. */

/** A company fact of the site's configuration that a text names. */
export type SiteField = 'company' | 'email' | 'phone' | 'address';

/** The inside of a paragraph. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'site'; readonly field: SiteField };

/** Blocks that show the entries of a data file; `contact` has none, it shows the site's configuration. */
export type EntryBlockName = 'facts' | 'steps' | 'cards' | 'timeline' | 'contact';

/** One entry of a data file. Which texts it has depends on the block: `facts` have `term` and `text`. */
export type Entry = Readonly<Record<string, string>>;

/** A part of a page, from its top to its bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'note'; readonly children: readonly Block[] }
  | {
      readonly kind: 'block';
      readonly name: EntryBlockName;
      readonly entries: readonly Entry[];
      /** Places of the entries that are no sample content; absent if all are real. */
      readonly real?: readonly number[];
    }
  /** The place of a part that the page's screen draws. */
  | { readonly kind: 'insert'; readonly name: string };

/** A page of this site with the text of the link to it. */
export interface PageLink {
  readonly label: string;
  readonly path: string;
}

/** One page of the company. */
export interface PageContent {
  readonly h1: string;
  /** Short name, as menus and breadcrumbs have it. */
  readonly label: string;
  readonly lead?: string;
  /** The page above it, for the breadcrumb. */
  readonly parent?: PageLink;
  /** ISO 8601, a day. */
  readonly updated: string;
  /** All of its own text is sample content, its heading and lead too: a real site has nothing to say in their place. */
  readonly isUnwritten?: boolean;
  /** The link at the end of the page. */
  readonly closing: PageLink;
  /** Its headings of level 2, where the page lists them beside the text. */
  readonly sections?: readonly { readonly id: string; readonly text: string }[];
  readonly body: readonly Block[];
  /** Places of the blocks that a real site shows; absent if it shows all. */
  readonly real?: readonly number[];
}
