const traitNames: Readonly<Record<string, string>> = {
  touchscreen: 'For touchscreens',
  waterproof: 'Waterproof',
};

/** Every trait that has a name, as stored. */
export const namedTraits: readonly string[] = Object.keys(traitNames);

/** A trait as a visitor reads it. */
export const traitName = (trait: string): string => traitNames[trait] ?? trait;
