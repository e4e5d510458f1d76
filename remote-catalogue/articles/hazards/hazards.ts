import savedHazards from './hazards.json';

/** What wears the article: gloves are for the hands, garments for the body. */
export type Part = 'hands' | 'body';

/** A question that is kept with a label: what articles must state for one degree of a hazard. */
export interface SavedQuestion {
  /** In addresses; unique within the hazard. */
  readonly slug: string;
  readonly label: string;
  /** The demand in a sentence. */
  readonly sentence: string;
  /** The query of the list that it asks for: `cut=C`. */
  readonly ask: string;
  /** Slug of the one that asks for less; the one before it where the group is ordered. */
  readonly weaker?: string;
  /** What a reader must know of the list. */
  readonly remark?: string;
}

/** A question about the work, and what may be answered. */
export interface SavedGroup {
  readonly text: string;
  readonly answers: readonly SavedQuestion[];
  /** True if each asks for more than the one before it. */
  readonly isOrdered?: boolean;
}

/** Something that gloves and garments are tested for. */
export interface Hazard {
  /** In addresses; unique. */
  readonly slug: string;
  readonly part: Part;
  readonly label: string;
  /** Where one meets it, in a few words. */
  readonly examples: string;
  readonly questions: readonly SavedGroup[];
  /** Said where no article is tested for it. */
  readonly none: string;
  /** Said in any case. */
  readonly limit?: string;
}

/** Every hazard in the order of the page. */
export const hazards = savedHazards as readonly Hazard[];

/** A saved question with the group and the hazard that it belongs to. */
export interface AskedHazard {
  readonly hazard: Hazard;
  readonly group: SavedGroup;
  readonly saved: SavedQuestion;
}

/** Every saved question of a hazard. */
export const savedOf = (hazard: Hazard): readonly AskedHazard[] =>
  hazard.questions.flatMap((group) => group.answers.map((saved) => ({ hazard, group, saved })));

/** Address of the page where one begins. */
export const choosePath = '/choose';

/** Address of a hazard. */
export const hazardPath = ({ slug }: Pick<Hazard, 'slug'>): string => `${choosePath}/${slug}`;

/** Address of a saved question. */
export const savedPath = ({ hazard, saved }: Pick<AskedHazard, 'hazard' | 'saved'>): string =>
  `${hazardPath(hazard)}/${saved.slug}`;

/** Address of the list that asks the same, with all its filters. */
export const listPath = ({ hazard, saved }: Pick<AskedHazard, 'hazard' | 'saved'>): string =>
  `/products/${hazard.part === 'hands' ? 'gloves' : 'garments'}?${saved.ask}`;

/**
 * The nearest question that asks for less and has articles; `undefined` if there is none.
 *
 * @param hasArticles true if any article meets a question
 */
export function nearestWeaker(
  asked: AskedHazard,
  hasArticles: (saved: SavedQuestion) => boolean,
): AskedHazard | undefined {
  const { answers, isOrdered } = asked.group;
  const { weaker, slug } = asked.saved;
  const before = isOrdered ? answers[answers.findIndex((one) => one.slug === slug) - 1]?.slug : undefined;
  const saved = answers.find((one) => one.slug === (weaker ?? before));
  if (!saved) return undefined;
  return hasArticles(saved) ? { ...asked, saved } : nearestWeaker({ ...asked, saved }, hasArticles);
}
