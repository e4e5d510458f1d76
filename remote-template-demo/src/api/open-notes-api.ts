import type { Shell } from 'shared-types';
import { createNotesApi } from './http';
import type { NotesApi } from './port';

/** Services to reach the notes service: a part of both `Shell` and `LoadContext`. */
export type Connection = Pick<Shell, 'http' | 'site'>;

/** True if the notes are in the visitor's own browser, as the site's configuration says. */
export const isAnsweredInBrowser = (site: Connection['site']) => site.api['template-demo']?.mode !== 'http';

/** Opens the notes service of the site's configuration. The mock is fetched only if it is used. */
export async function openNotesApi({ http, site }: Connection): Promise<NotesApi> {
  const instance = await http();
  if (isAnsweredInBrowser(site)) {
    const { answerInBrowser } = await import(/* webpackChunkName: "notes-in-browser" */ './mock');
    answerInBrowser(instance);
  }
  return createNotesApi(instance);
}
