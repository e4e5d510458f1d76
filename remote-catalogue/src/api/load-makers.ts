import * as v from 'valibot';
import type { OtherMakers } from '../../articles/cross-reference';
import { makersPath } from '../../articles/release-files';
import type { CatalogueSource } from './open-catalogue';

const text = v.string();
const crossReference = v.object({ maker: text, article: text, marking: text, source: text, date: text });
const schema = v.object({ names: v.array(text), articles: v.array(crossReference) });

/** Other makers and their articles; none where their file does not come: then a marking is asked for. */
export const loadMakers = ({ readAsset }: Pick<CatalogueSource, 'readAsset'>): Promise<OtherMakers> =>
  readAsset(makersPath)
    .then((file) => v.parse(schema, file))
    .catch(() => ({ names: [], articles: [] }));
