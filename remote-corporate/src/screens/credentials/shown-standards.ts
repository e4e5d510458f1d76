import texts from '#content/standards.json';
import { fits } from '../../model/page-filter';
import type { StandardFact } from 'shared-types';

/** Text of the page about a standard, whatever the catalogue offers. */
export type StandardText = (typeof texts.standards)[number];

/** The standards that a query leaves: it looks at what their sections say, and at the names of their hazards. */
export const shownStandards = (facts: readonly StandardFact[], query: string): readonly StandardText[] =>
  texts.standards.filter(({ slug, label, hazard, test, limits }) => {
    const places = facts.filter((fact) => fact.slug === slug).flatMap((fact) => fact.places);
    const hazards = texts.hazards.filter((one) => one.standards.includes(slug));
    const names = [...places, ...hazards].map(({ name }) => name);
    return fits([label, hazard, test, limits, ...names], query);
  });
