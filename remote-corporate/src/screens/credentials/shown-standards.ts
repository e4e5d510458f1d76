import texts from '#content/standards.json';
import { fits } from '../../model/page-filter';
import type { StandardFact } from 'shared-types';

/** What the page says of a standard, whatever the catalogue says. */
export interface StandardText {
  readonly slug: string;
  readonly label: string;
  readonly edition?: string;
  readonly hazard: string;
  readonly test: string;
  readonly limits: string;
  /** What it says if nothing stands in the last place. */
  readonly nothing?: { readonly term: string; readonly text: string };
  /** The catalogue rates no article by it. */
  readonly isUnrated?: boolean;
}

const standards: readonly StandardText[] = texts.standards;

/** The standards that a query leaves: it looks at what their sections say, and at the names of their hazards. */
export const shownStandards = (facts: readonly StandardFact[], query: string): readonly StandardText[] =>
  standards.filter(({ slug, label, hazard, test, limits }) => {
    const places = facts.filter((fact) => fact.slug === slug).flatMap((fact) => fact.places);
    const hazards = texts.hazards.filter((one) => one.standards.includes(slug));
    const names = [...places, ...hazards].map(({ name }) => name);
    return fits([label, hazard, test, limits, ...names], query);
  });
