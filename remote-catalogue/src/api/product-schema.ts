import * as v from 'valibot';
import { listColumnNames } from '../model/list-columns';
import { productTypes } from '../model/product-types';

const texts = v.array(v.string());
const rating = v.object({ edition: v.string(), code: v.string() });

const ext = v.object({
  dataStatus: v.optional(v.picklist(['sample', 'declared'])),
  kind: v.optional(v.string()),
  materials: v.optional(
    v.array(
      v.object({
        part: v.picklist(['palm', 'back', 'lining', 'shell', 'insulation', 'tape']),
        name: v.string(),
        percent: v.optional(v.number()),
        gsm: v.optional(v.number()),
      }),
    ),
  ),
  coating: v.optional(v.string()),
  cuff: v.optional(v.string()),
  gauge: v.optional(v.number()),
  lengthMm: v.optional(v.number()),
  closures: v.optional(texts),
  traits: v.optional(texts),
  sizes: v.optional(v.object({ system: v.picklist(['glove', 'garment']), values: texts })),
  colours: v.optional(
    v.array(v.object({ name: v.string(), hex: v.string(), fluorescent: v.optional(v.boolean()) })),
  ),
  ratings: v.optional(v.record(v.string(), rating)),
  ppeCategory: v.optional(v.number()),
  care: v.optional(texts),
  maxWashes: v.optional(v.number()),
  packing: v.optional(
    v.object({ inner: v.number(), carton: v.number(), unit: v.picklist(['pair', 'piece']) }),
  ),
  documents: v.optional(
    v.array(
      v.object({
        kind: v.picklist(['data-sheet', 'user-information', 'declaration']),
        state: v.picklist(['generated', 'on-request']),
      }),
    ),
  ),
  similar: v.optional(v.array(v.object({ articleNo: v.string(), reason: v.string() }))),
  drawings: v.optional(
    v.object({
      shape: v.picklist(['glove', 'upper', 'trousers']),
      views: v.array(v.object({ view: v.picklist(['back', 'palm', 'front']), address: v.string() })),
    }),
  ),
  photo: v.optional(v.object({ address: v.string(), width: v.number(), height: v.number() })),
});

/** An article as a service answers it. What a newer service adds is left out. */
export const productSchema = v.object({
  articleNo: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(productTypes),
  title: v.string(),
  image: v.optional(v.string(), ''),
  description: v.optional(texts, []),
  features: v.optional(v.array(v.object({ title: v.string(), description: v.string() }))),
  alsoAvailableIn: v.optional(texts),
  ext: v.optional(ext),
});

/** A list of articles in columns. */
export const columnsSchema = v.object(v.entriesFromList(listColumnNames, v.string()));
