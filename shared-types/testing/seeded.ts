/** Park and Miller's generator: the same choices in every run. @returns a whole number from 0 up to `below` */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const letters = 'abcXYZ019._-+/=% \n\u0000é€"{}[]:,';

/** Texts that differ from a good one in one to six places. @param count how many */
export function damagedTexts(good: string, count: number, seed: number): readonly string[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => {
    const text = Array.from(good);
    for (let places = 1 + next(6); places > 0; places -= 1)
      text.splice(next(text.length + 1), next(4), letters.charAt(next(letters.length)));
    return text.join('');
  });
}
