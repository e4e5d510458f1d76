import { sizeRange, sizesOf } from '../../../articles/sizes';
import { articleCount } from '../../../articles/article-count';
import { alternativesPath } from '../equal-or-better/alternatives-address';
import { searchAddress } from '../ask/search-address';
import { missingText } from '../shown-text';
import type { NamedHazard } from '../ask/saved/named-hazards';
import type { FoundWords, Note } from './finder';

/** Parts of a text, as it was read. */
interface ReadParts {
  readonly text: string;
  readonly found: FoundWords | undefined;
  readonly unsold: FoundWords['notSold'];
  /** Words of another language that were put into English. */
  readonly foreign: readonly string[];
  /** Sizes that these articles do not come in. */
  readonly missingSizes: readonly string[];
  /** Sizes that these articles come in; none where both gloves and garments are among them. */
  readonly sizes: () => readonly string[];
  readonly hazards: readonly NamedHazard[];
  /** Parts that ask for what lists do not know. */
  readonly unchecked: readonly string[];
  /** Address of a search for nothing but words. */
  readonly exactWords: string | undefined;
}

/** Sentences about how a searched text was read. They are true of the list below them. */
export function notesOn(
  { text, found, foreign, missingSizes, sizes, hazards, unchecked, unsold, exactWords }: ReadParts,
  total: number,
): readonly Note[] {
  const { corrected = [], denied = [], maker } = found ?? {};
  const missing = unsold === undefined ? (found?.missing ?? []) : [];
  const words = missing.filter((word) => !isSize(word));
  return [
    ...(foreign.length > 0
      ? [{ text: `This site is in English. We put “${foreign.join(' ')}” into English.` }]
      : []),
    ...(unsold === undefined ? [] : [{ text: `We do not sell ${unsold}.` }]),
    ...[maker ?? []].flat().map((name) => ({
      text: `We do not sell ${name}.`,
      links: [{ label: 'Find an equal or better article', address: alternativesPath }],
    })),
    ...corrected.map(({ written, meant }) => ({
      text: `We read “${written}” as`,
      links: [{ label: meant, address: searchAddress(meant) }],
    })),
    // A text that nothing is read of is contained in what is listed.
    ...(words.length > 0 && total > 0 && words.join(' ') !== text
      ? [{ text: `${missingText(words)} Showing ${articleCount(total)} for the rest of your search.` }]
      : []),
    ...[...missing.filter(isSize), ...missingSizes.map((size) => `size ${size}`)].map((written) =>
      sizeNote(written, sizes()),
    ),
    ...(found?.unmet ?? []).map(({ kind, written }) => ({ text: `${kind} does not state “${written}”.` })),
    ...(total > 0 ? (found?.loose ?? []) : []).map((written) => ({
      text: `No article states “${written}”. These state what comes near to it, which need not replace it.`,
    })),
    ...(denied.length > 0 && total > 0 ? [{ text: deniedText(denied) }] : []),
    ...unchecked.map((written) => ({
      text: `“${written}” was not checked. Where it is stated, the page of the article says it.`,
    })),
    ...hazards.map(({ written, label, path }) => ({
      text: `“${written}” asks for the level of a hazard:`,
      links: [{ label, address: path }],
    })),
    ...(exactWords
      ? [{ text: '', links: [{ label: 'Search for the exact words instead', address: exactWords }] }]
      : []),
  ];
}

const isSize = (written: string): boolean => /^sizes?\s|^\d{1,2}[.,]5$|^(?:x{2,}s|\d{1,2}xl)$/i.test(written);

/** Names the sizes next to one that does not exist. */
function sizeNote(written: string, listed: readonly string[]): Note {
  const sizes = listed.length > 0 ? listed : sizesOf('glove');
  const size = written.replace(/^sizes?\s+/i, '').toUpperCase();
  const near = sizes.filter((each) => Math.abs(Number(each) - Number(size.replace(',', '.'))) <= 1);
  const text = `There is no size ${size} of these articles.`;
  if (near.length > 0) {
    const links = near.map((each) => ({ label: `size ${each}`, address: searchAddress(`size ${each}`) }));
    return { text: `${text} Next to it:`, links };
  }
  return { text: listed.length > 0 ? `${text} Sizes: ${sizeRange({ values: listed })}.` : text };
}

/** What is not mentioned may still be there: nobody may rely on it. */
const deniedText = (denied: readonly string[]): string =>
  `Articles that state “${denied.join('” or “')}”, or a word for it, are left out. That is no proof that the others are without it.`;
