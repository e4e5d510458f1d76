import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { substances } from '../articles/free-of';
import { productTypes } from '../articles/product-types';
import { gtinFault } from '../articles/trade-codes';
import { ratedStandards } from '../articles/standards/standard-names';
import { colour, writtenArt, type Art } from './drawings/art';
import { articleNoFault } from './check/article-no-fault';
import { dayForm } from './check/is-day';
import { foreignLetter, unfitCharacter } from './check/hidden-character';

/** The form of an article in `articles/`, and what messages say of its faults: in JSON, and in a cell of a sheet. */

/** Neither tags nor entities: texts are shown as they are. */
const isPlain = (value: string): boolean => !/[<>]|&#?\w+;/.test(value);

/** A text without a fault that a function names. */
export const without = (faultOf: (value: string) => string | undefined) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? faultOf(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  });

/** A text as a cell may have it. */
export const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(longest, `must not be longer than ${longest} characters`),
    v.regex(/^(\S(.*\S)?)?$/s, 'must have no space at its ends'),
    v.check(isPlain, 'must be plain text, without markup'),
    v.excludes('\ufffd', 'holds a character that was lost; save the file in UTF-8 and write it again'),
    v.check((value) => !failedFormula.test(value), 'is a formula, or the error of one; write the value'),
    without(unfitCharacter),
  );

/** A formula that was not calculated, and texts that programs write for a calculation that failed. */
const failedFormula = /^(=.*|#(N\/A|[A-Z]+[!?]|DIV\/0!)|nan)$/i;

/** An object whose cell has a form of its own. @param form  as a sheet shows it */
const written = <Entries extends v.ObjectEntries>(form: string, entries: Entries) =>
  v.pipe(v.record(v.string(), v.unknown(), `must be written like “${form}”`), closedObject(entries));

const rating = closedObject({
  edition: v.pipe(text(20), without(foreignLetter)),
  code: v.pipe(v.string(), without(foreignLetter)),
});
/** Largest number that a data sheet has room for. */
const mostRatings = 6;

const ratings = v.pipe(
  closedObject(v.entriesFromList(ratedStandards, v.optional(rating))),
  v.maxEntries(mostRatings, `must not be more than ${mostRatings}`),
);

const wholeNumber = 'must be a whole number, without unit and signs';

const amount = v.pipe(v.number(wholeNumber), v.integer(wholeNumber), v.minValue(1, 'must be at least 1'));

const day = dayForm('must be a day of the calendar, written like 2029-06-30');

const share = v.pipe(v.number(), v.minValue(1, 'must be at least 1'), v.maxValue(100, 'must be at most 100'));

/** Fields of `ext`. */
export const extFields = {
  dataStatus: v.optional(v.picklist(['sample', 'declared'])),
  kind: v.optional(text(40)),
  materials: v.optional(
    v.pipe(
      v.array(
        written('palm: Cotton | 80 % | 220 g/m²', {
          part: v.picklist(['palm', 'back', 'lining', 'shell', 'insulation', 'tape']),
          name: text(60),
          percent: v.optional(share),
          gsm: v.optional(amount),
        }),
      ),
      v.minLength(1, 'must name a material'),
      v.maxLength(6, 'must not be more than 6'),
    ),
  ),
  coating: v.optional(text(60)),
  cuff: v.optional(text(40)),
  gauge: v.optional(amount),
  lengthMm: v.optional(amount),
  closures: v.optional(v.array(text(40))),
  traits: v.optional(v.array(v.picklist(['touchscreen', 'waterproof']))),
  sizes: v.optional(
    closedObject({
      system: v.picklist(['glove', 'garment']),
      values: v.pipe(v.array(v.string()), v.minLength(1, 'must name a size')),
    }),
  ),
  colours: v.optional(
    v.pipe(
      v.array(
        written('Navy | #26364f” or “Yellow | #d9ee2b | fluorescent', {
          name: text(40),
          hex: colour,
          fluorescent: v.optional(v.literal(true, 'must be true, or be left out')),
        }),
      ),
      v.minLength(1, 'must name a colour'),
    ),
  ),
  ratings: v.optional(ratings),
  ppeCategory: v.optional(v.picklist([1, 2, 3])),
  certificate: v.optional(closedObject({ body: text(80), number: text(60), validUntil: day })),
  care: v.optional(v.array(text(60))),
  maxWashes: v.optional(amount),
  packing: v.optional(closedObject({ inner: amount, carton: amount, unit: v.picklist(['pair', 'piece']) })),
  gtins: v.optional(
    v.pipe(
      v.array(
        written('9521234567899 | 9 | Black', {
          gtin: v.pipe(v.string(), without(gtinFault)),
          size: v.optional(text(10)),
          colour: v.optional(text(40)),
        }),
      ),
      v.minLength(1, 'must have a GTIN'),
    ),
  ),
  origin: v.optional(text(40)),
  freeOf: v.optional(
    v.pipe(
      v.array(
        written('latex | Supplier’s declaration | 2026-03-01', {
          substance: v.picklist(substances),
          source: text(80),
          date: dayForm('must be a day like 2026-03-01'),
        }),
      ),
      v.minLength(1, 'must name a substance'),
    ),
  ),
  /** Parts and colours of the drawing that do not follow from the other fields. */
  art: v.optional(writtenArt),
};

const articleFields = {
  articleNo: v.pipe(v.string(), without(articleNoFault)),
  type: v.picklist(productTypes),
  title: text(80),
  /** Made from the article number where it is absent. */
  image: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9._-]+\.(svg|webp)$/,
        'must be the article number in small letters with .svg or .webp, or be left out; photographs need no entry',
      ),
    ),
  ),
  description: v.pipe(
    v.array(text(140)),
    v.minLength(1, 'must have a line'),
    v.maxLength(8, 'must not have more than 8 lines'),
  ),
  features: v.optional(
    v.pipe(
      v.array(written('Palm: Goatskin, 0.8 mm', { title: text(30), description: text(260) })),
      v.minLength(1, 'must have a feature'),
      v.maxLength(6, 'must not be more than 6'),
    ),
  ),
  alsoAvailableIn: v.optional(v.array(text(80))),
};

/** The schema of an article; it names each fault of a single field once. */
export const articleSchema = closedObject({ ...articleFields, ext: v.optional(closedObject(extFields)) });

/** An article as a source file has it: what is optional may be absent. */
export type WrittenArticle = v.InferOutput<typeof articleSchema>;

/** An article to build from. What its file leaves open of its picture is decided. */
export interface SourceArticle extends Omit<WrittenArticle, 'image' | 'ext'> {
  readonly image: string;
  readonly ext: Omit<NonNullable<WrittenArticle['ext']>, 'art'> & { readonly art: Art };
}
