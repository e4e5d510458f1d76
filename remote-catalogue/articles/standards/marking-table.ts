import type { ExplainedMarking, ExplainedPlace, TestedChemical } from './explain-markings';
import { notPrinted } from './read-places';

/** A marking as a table of its levels, the same on the page of the article, on its data sheet and in catalogues. */
export interface MarkingTable {
  /** `EN 388 4X43DP`. */
  readonly heading: string;
  /** `Mechanical risks, edition 2016+A1:2018`. */
  readonly about: string;
  readonly rows: readonly MarkingRow[];
  /** Sentences about the whole marking. */
  readonly notes: readonly string[];
}

/** One property of a marking. */
export interface MarkingRow {
  readonly printed: string;
  readonly name: string;
  /** `level 3 of 4`, `not tested`. */
  readonly result: string;
  /** `≥ 2 000 cycles`; may be empty. */
  readonly threshold: string;
  /** A sentence for a reader who does not know the standard; may be empty. */
  readonly plain: string;
  /** Limit of what the result says; may be empty. */
  readonly limit: string;
}

/** The table of a marking. */
export const markingTable = (marking: ExplainedMarking): MarkingTable => {
  const { name, code, title, edition, places, chemicals = [], unstated = [], limits = [] } = marking;
  return {
    heading: `${name} ${code}`.trim(),
    about: `${title}, edition ${edition}`,
    rows: [...places.map(placeRow), ...chemicals.map(chemicalRow)],
    notes: [
      ...(chemicals.length > 0 ? ['Chemicals: breakthrough time in the laboratory.'] : []),
      ...(unstated.length > 0 ? [`Not stated: ${unstated.join(', ')}.`] : []),
      ...limits,
    ],
  };
};

const placeRow = ({ printed, words, threshold = '', limit = '', ...place }: ExplainedPlace): MarkingRow => ({
  printed: printed || notPrinted,
  name: place.name,
  result: words || threshold,
  threshold: words ? threshold : '',
  plain: place.plain,
  limit,
});

const chemicalRow = ({ letter, name }: TestedChemical): MarkingRow => ({
  printed: letter,
  name,
  result: 'over 30 minutes',
  threshold: '',
  plain: '',
  limit: '',
});
