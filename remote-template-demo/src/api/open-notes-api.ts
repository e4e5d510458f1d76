import type { Shell } from 'shared-types';
import { createNotesApi } from './http';
import type { StoreState } from './browser-store';
import type { BrowserNotes } from './mock';
import type { NotesApi } from './port';

/** What is needed to reach the notes service: a part of both `Shell` and `LoadContext`. */
export type Connection = Pick<Shell, 'http' | 'site'>;

/** The notes service of the site. */
export interface OpenNotesApi extends NotesApi {
  /** How the notes are stored, as far as the calls so far have shown. */
  readonly state: () => StoreState;
  /** Only for notes in this browser: the six calls cannot add many notes at once. */
  readonly importNotebook?: BrowserNotes['importNotebook'];
}

/** Whether the notes are in the visitor's own browser, as the site's configuration says. */
export const isAnsweredInBrowser = (site: Connection['site']) => site.api['template-demo']?.mode !== 'http';

const inService: StoreState = { kind: 'stored', leftOut: 0 };

/** Opens the notes service of the site's configuration. The mock is fetched only if it is used. */
export async function openNotesApi({ http, site }: Connection): Promise<OpenNotesApi> {
  const instance = await http();
  const api = createNotesApi(instance);
  if (!isAnsweredInBrowser(site)) return { ...api, state: () => inService };
  const { answerInBrowser } = await import(/* webpackChunkName: "notes-in-browser" */ './mock');
  return { ...api, ...answerInBrowser(instance) };
}
