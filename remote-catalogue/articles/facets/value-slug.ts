/** A name as an address has it: `Grain cowhide` becomes `grain-cowhide`. Empty where nothing is left. */
export const valueSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
