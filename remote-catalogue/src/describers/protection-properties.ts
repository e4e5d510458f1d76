import type { Json } from 'shared-types';
import type { ExplainedMarking, ExplainedPlace } from '../../articles/standards/explain-markings';

/** A property as schema.org has it. */
export const property = (name: string, value: string): Json => ({ '@type': 'PropertyValue', name, value });

/** `level 4 of 4` is `4 of 4` where the property is named; what has no words is its print. */
const valueOf = ({ words, printed, threshold }: ExplainedPlace): string =>
  words.replace(/^level /, '') || printed || (threshold ?? '');

/** The markings of an article for search engines, place by place; what was not tested is left out. */
export const protectionProperties = (markings: readonly ExplainedMarking[]): readonly Json[] =>
  markings.flatMap(({ name, places, chemicals = [] }) => [
    ...places
      .filter(({ state }) => state === 'level' || state === 'zero')
      .map((place) => property(`${name} ${place.name}`, valueOf(place))),
    ...chemicals.map(({ letter, name: chemical }) => property(`${name} ${letter}`, chemical)),
  ]);
