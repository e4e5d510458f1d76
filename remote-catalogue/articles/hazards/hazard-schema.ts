/** The forms of `hazards.json` and `trades.json`. Only tools load it: browsers take the types. */
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const slug = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must have small letters, digits and hyphens'));
/** Part of the body that wears the article: gloves are for the hands, garments for the body. */
const part = v.picklist(['hands', 'body']);

const savedEntries = {
  /** In addresses; unique within the hazard. */
  slug,
  label: text,
  /** The demand in a sentence. */
  sentence: text,
  /** The query of the list that it asks for: `cut=C`. */
  ask: v.pipe(text, v.regex(/^\w+=[^&\s]+(&\w+=[^&\s]+)*$/, 'must be the query of a list: cut=C')),
  /** Slug of the one that asks for less; the one before it where the group is ordered. */
  weaker: v.exactOptional(slug),
  /** Remark that a reader must know of the list. */
  remark: v.exactOptional(text),
};

const saved = closedObject(savedEntries);

const groundEntries = {
  /** The clause or table that the levels rest on, in our words. */
  basis: text,
  /** True if it does not say which level a work needs: then our own advice does. */
  isAdvice: v.exactOptional(v.boolean()),
  /** Demand that no marking can state. */
  limit: v.exactOptional(text),
};

const group = closedObject({
  /** A question about the work. */
  text,
  /** True if each answer asks for more than the one before it. */
  isOrdered: v.exactOptional(v.boolean()),
  ...groundEntries,
  answers: v.array(saved),
});

/** Something that gloves and garments are tested for. */
const hazard = closedObject({
  /** In addresses; unique. */
  slug,
  part,
  label: text,
  /** Places where one meets it, in a few words. */
  examples: text,
  /** Said where no article is tested for it. */
  none: text,
  /** Said in any case. */
  limit: v.exactOptional(text),
  questions: v.array(group),
});

const trade = closedObject({ part, ...savedEntries, ...groundEntries });

export const hazardsSchema = v.array(hazard);
export const tradesSchema = v.array(trade);

export type Part = v.InferOutput<typeof part>;
/** A question that is kept with a label: what articles must state for one degree of a hazard. */
export type SavedQuestion = v.InferOutput<typeof saved>;
export type Group = v.InferOutput<typeof group>;
export type Hazard = v.InferOutput<typeof hazard>;
/** A question that is answered already. */
export type Trade = v.InferOutput<typeof trade>;
