import type { Group, Hazard, Part, SavedQuestion, Trade } from './hazard-schema';
import savedHazards from './hazards.json';
import savedTrades from './trades.json';

export type { Hazard, Part, SavedQuestion, Trade };

/** Every hazard in the order of the page. */
export const hazards = savedHazards as readonly Hazard[];

/** Every trade in the order of the page. */
export const trades = savedTrades as readonly Trade[];

/** A saved question with what its levels rest on, and the hazard that it belongs to. */
export interface AskedHazard {
  readonly hazard: Pick<Hazard, 'slug' | 'part' | 'label'>;
  readonly group: Omit<Group, 'text'>;
  readonly saved: SavedQuestion;
}

/** Every saved question of a hazard. */
export const savedOf = (hazard: Hazard): readonly AskedHazard[] =>
  hazard.questions.flatMap((group) => group.answers.map((saved) => ({ hazard, group, saved })));

/** Address of the page where one begins. */
export const choosePath = '/choose';

/** Address of a hazard, or of a trade. */
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

/** A trade as the one question that it asks. */
export const askedTrade = (trade: Trade): AskedHazard => ({
  hazard: trade,
  group: { ...trade, answers: [] },
  saved: trade,
});
