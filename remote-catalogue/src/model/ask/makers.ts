import { once } from '../../../articles/once';

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const likening = '(?:style|types?|like|brand|equivalent|alternative|similar|instead|to|of|by|from)';

const anyOf = once((makers: readonly string[]) => {
  const names = makers.map(folded).join('|');
  return new RegExp(
    String.raw`(?:(?<!\p{L})${likening}[\s-]+)*(?<![\p{L}\p{N}])(${names})(?!\p{L})(?:[\s-]+${likening}(?!\p{L}))*`,
    'u',
  );
});

/**
 * The other maker that a text names, whatever its case and accents, and the rest of the text, without what likens an article to
 * theirs: `Ansell style`, `like Showa`; `undefined` for none.
 */
export function makerIn(text: string, makers: readonly string[]) {
  const whole = text.normalize('NFC');
  // Letter by letter: places are the same in both texts.
  const plain = Array.from(whole, (letter) => folded(letter) || ' ').join('');
  const [named, name] = (makers.length > 0 && anyOf(makers).exec(plain)) || [];
  const maker = makers.find((each) => folded(each) === name);
  if (maker === undefined || named === undefined) return undefined;
  const start = plain.indexOf(named);
  return { maker, rest: `${whole.slice(0, start)} ${whole.slice(start + named.length)}`.trim() };
}
