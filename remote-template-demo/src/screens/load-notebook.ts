import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import type { Answer } from '../api/port';
import { readNotebook } from '../api/read-notebook';
import type { Notebook } from '../model/note';

/** The data of both screens. They show a failure of the notes service themselves, so it is data and not an error. */
export async function load(
  _request: ScreenRequest,
  context: LoadContext,
): Promise<LoadReady<Answer<Notebook>>> {
  return { kind: 'ready', data: await readNotebook(context, context.signal) };
}
