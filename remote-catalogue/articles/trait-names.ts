const traitNames: Readonly<Record<string, string>> = {
  touchscreen: 'For touchscreens',
  waterproof: 'Waterproof',
  insulated: 'Insulated',
  lined: 'Lined',
  antistatic: 'Antistatic',
  'single-use': 'Single use',
};

/** Every trait that has a name, as stored. */
export const namedTraits: readonly string[] = Object.keys(traitNames);

/** A trait as a visitor reads it. */
export const traitName = (trait: string): string => traitNames[trait] ?? trait;
