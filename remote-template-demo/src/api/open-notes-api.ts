import type { Shell } from 'shared-types';
import { createNotesApi } from './http';
import type { BrowserNotes } from './mock';
import type { NotesApi } from './port';

/** What is needed to reach the notes service: a part of both `Shell` and `LoadContext`. */
export type Connection = Pick<Shell, 'http' | 'site'>;

/** The notes service of the site. */
export interface OpenNotesApi extends NotesApi {
  /** Whether changes survive a reload, as far as the calls so far have shown. */
  readonly isLasting: () => boolean;
  /** Only for notes in this browser: the six calls cannot add many notes at once. */
  readonly importNotebook?: BrowserNotes['importNotebook'];
}

/** Whether the notes are in the visitor's own browser, as the site's configuration says. */
export const isAnsweredInBrowser = (site: Connection['site']) => site.api['template-demo']?.mode !== 'http';

/** Opens the notes service of the site's configuration. The mock is fetched only if it is used. */
export async function openNotesApi({ http, site }: Connection): Promise<OpenNotesApi> {
  const instance = await http();
  const api = createNotesApi(instance);
  if (!isAnsweredInBrowser(site)) return { ...api, isLasting: () => true };
  const { answerInBrowser } = await import(/* webpackChunkName: "notes-in-browser" */ './mock');
  return { ...api, ...answerInBrowser(instance) };
}
