import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import type { Answer } from '../api/port';
import { readNotebook } from '../api/read-notebook';
import type { Notebook } from '../model/note';

/** What both screens show. A notes service that fails is theirs to tell of, so it is data and not an error. */
export async function load(
  _request: ScreenRequest,
  context: LoadContext,
): Promise<LoadReady<Answer<Notebook>>> {
  return { kind: 'ready', data: await readNotebook(context, context.signal) };
}
