import { makerIn } from '../ask/makers';
import type { Finder } from './finder';

/** A finder that answers no article of another maker by some of its words. */
export const withMakers = (finder: Finder, makers: readonly string[]): Finder => ({
  ...finder,
  find: (words, isTyping) => {
    const found = finder.find(words, isTyping);
    const maker = makerIn(words.map(({ written }) => written).join(' '), makers);
    return maker === undefined || found.missing.length === 0
      ? found
      : { ...found, rows: [], isAnswered: false, maker };
  },
});
