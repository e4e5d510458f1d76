import type { LoadContext, LoadNotFound, LoadReady, ScreenProps, ScreenRequest } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { loadingPath, speedAt } from '../../model/load-speeds';

interface Loaded {
  readonly attempts: number;
}

/** Attempts so far, by address. */
const attemptsAt = new Map<string, number>();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes as long as the address says, and fails as often as it says: with a request for a file that does not exist. */
export async function load(
  { path }: ScreenRequest,
  { readAsset }: LoadContext,
): Promise<LoadReady<Loaded> | LoadNotFound<Loaded>> {
  const speed = speedAt(path);
  if (!speed) return { kind: 'not-found' };
  const attempts = (attemptsAt.get(path) ?? 0) + 1;
  attemptsAt.set(path, attempts);
  if (speed.takesMs > 0) await pause(speed.takesMs);
  if (attempts <= speed.failures) await readAsset('data/missing-on-purpose.json');
  return { kind: 'ready', data: { attempts } };
}

/** `/example/loading/…`: says how many attempts it took. */
export const Screen = ({ data: { attempts } }: ScreenProps<Loaded>) => (
  <DemoPage title="Loaded">
    <p className="lead">The data of this screen came in attempt {attempts}.</p>
    <a className="link" href={loadingPath}>
      Try another speed
    </a>
  </DemoPage>
);
