import * as v from 'valibot';
import { makersPath } from '../../articles/release-files';
import type { CatalogueSource } from './open-catalogue';

/** Names of other makers; none where their file does not come, which only words some messages. */
export const loadMakers = ({ readAsset }: Pick<CatalogueSource, 'readAsset'>): Promise<readonly string[]> =>
  readAsset(makersPath)
    .then((file) => v.parse(v.array(v.string()), file))
    .catch(() => []);
