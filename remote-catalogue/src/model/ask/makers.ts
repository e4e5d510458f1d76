const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The name of another maker that a text begins with, whatever its case and accents; `undefined` for none. */
export const makerIn = (text: string, makers: readonly string[]): string | undefined =>
  makers.find((maker) => {
    const [name, whole] = [folded(maker), folded(text)];
    return whole.startsWith(name) && !/^\p{L}/u.test(whole.slice(name.length));
  });
