import type { ScreenModule } from 'shared-types';
import { factsOf, fakeContext, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../remote.json';
import { readAssetOf } from './release-files';

/** The fact of the host when no other remote is live. */
const routes = [{ remote: descriptor.name, routes: descriptor.routes }];

/** A screen as the host draws it, with what its `load` finds when no other remote offers anything. */
export async function elementOf({ path, screen: name }: { path: string; screen: string }) {
  const module = (await import(`../screens/${name}/${name}-screen`)) as ScreenModule<unknown>;
  const request = fakeRequest(path);
  const result = await module.load?.(
    request,
    fakeContext({ facts: factsOf({ routes }), readAsset: readAssetOf() }),
  );
  const data = result?.kind === 'ready' ? result.data : undefined;
  return (
    <module.Screen {...screenProps(request, data, fakeShell({ storage: fakeStorage(descriptor.storage) }))} />
  );
}
