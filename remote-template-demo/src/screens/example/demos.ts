/** Texts of a demo, a sentence each. */
export interface Demo {
  readonly title: string;
  readonly href: string;
  readonly text: string;
  readonly tryThis: string;
  /** Advice on doing the same in a remote. */
  readonly use: string;
  /** Folder of its code in `src/screens`. */
  readonly folder: string;
}

export const demos: readonly Demo[] = [
  {
    title: 'Notes',
    href: '/example/notes',
    text: 'Cards with text, image, checklist, labels and a reminder, which this browser stores.',
    tryThis: 'Create a note with a reminder, delete it, then select Undo.',
    use: 'A remote asks its own API by its own axios instance; in a demo, axios-mock-adapter answers.',
    folder: 'notes',
  },
  {
    title: 'List filter',
    href: '/example/list',
    text: 'A list of 60 rows with a filter of six types for each column.',
    tryThis: 'Show the items with more than 500 pairs: choose the type Grater than for Pairs.',
    use: 'A remote keeps what the visitor chose in the query, so that Back and a copied link show the same.',
    folder: 'list',
  },
  {
    title: 'Feedback',
    href: '/example/feedback',
    text: 'Messages over the page, dialogs that ask, and a countdown that stays right while the computer sleeps.',
    tryThis: 'Show a message with Undo, and press F6 before it leaves.',
    use: 'A remote shows messages and dialogs by the shell, and gives each message a way back where there is one.',
    folder: 'feedback',
  },
  {
    title: 'Members',
    href: '/example/members',
    text: 'A page that only admins may open. A guest signs in first, and then comes back to it.',
    tryThis: 'Open it: you come to the sign-in page, and Back leads here again.',
    use: 'A route of a remote lists the roles that may open it; for parts of a screen, it asks the shell.',
    folder: 'members',
  },
  {
    title: 'Loading',
    href: '/example/loading',
    text: 'What visitors see while a screen is on its way, when it takes long, and when it does not come.',
    tryThis: 'Open the screen that comes after 12 seconds, and wait.',
    use: 'A remote loads the data of a screen in load, and shows no loading state of its own: the host does.',
    folder: 'loading',
  },
  {
    title: 'Route settings',
    href: '/example/route-settings',
    text: 'A page with a layout and a theme of its own.',
    tryThis: 'Open the settings there: what the page sets cannot be changed, all else can.',
    use: 'A route names its settings in remote.json; the shell tells which ones are shown.',
    folder: 'route-settings',
  },
  {
    title: 'Quick panel',
    href: '/example#frame',
    text: 'A drawer of the host, on every page. A remote fills it.',
    tryThis: 'Open the quick panel and follow the link of an event.',
    use: 'A remote names the screen of the panel in remote.json, and opens it from its own screens.',
    folder: 'quick-panel',
  },
];
