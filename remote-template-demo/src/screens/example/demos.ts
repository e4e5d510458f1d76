/** Texts of a demo, a sentence each. */
export interface Demo {
  readonly title: string;
  readonly href: string;
  readonly text: string;
  readonly tryThis: string;
  /** Folder of its code in `src/screens`. */
  readonly folder: string;
}

export const demos: readonly Demo[] = [
  {
    title: 'Notes',
    href: '/example/notes',
    text: 'Cards with text, image, checklist, labels and a reminder, which this browser stores.',
    tryThis: 'Create a note with a reminder, delete it, then select Undo.',
    folder: 'notes',
  },
  {
    title: 'List filter',
    href: '/example/list',
    text: 'A list of 60 rows with a filter of six types for each column.',
    tryThis: 'Show the items with more than 500 pairs: choose the type Grater than for Pairs.',
    folder: 'list',
  },
  {
    title: 'Feedback',
    href: '/example/feedback',
    text: 'Messages over the page, dialogs that ask, and a countdown that stays right while the computer sleeps.',
    tryThis: 'Show a message with Undo, and press F6 before it leaves.',
    folder: 'feedback',
  },
  {
    title: 'Members',
    href: '/example/members',
    text: 'A page that only admins may open. A guest signs in first, and then comes back to it.',
    tryThis: 'Open it: you come to the sign-in page, and Back leads here again.',
    folder: 'members',
  },
  {
    title: 'Loading',
    href: '/example/loading',
    text: 'What visitors see while a screen is on its way, when it takes long, and when it does not come.',
    tryThis: 'Open the screen that comes after 12 seconds, and wait.',
    folder: 'loading',
  },
  {
    title: 'Route settings',
    href: '/example/route-settings',
    text: 'A page with a layout and a theme of its own.',
    tryThis: 'Open the settings there: what the page sets cannot be changed, all else can.',
    folder: 'route-settings',
  },
  {
    title: 'Quick panel',
    href: '/example#frame',
    text: 'A drawer of the host, on every page. A remote fills it.',
    tryThis: 'Open the quick panel and follow the link of an event.',
    folder: 'quick-panel',
  },
];
