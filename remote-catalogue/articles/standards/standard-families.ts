import type { RatedStandard } from './standard-names';

const gloveStandards: readonly RatedStandard[] = [
  'en388', 'en407', 'en511', 'en374', 'en374_5', 'en12477', 'ansi105', 'ansi138', 'iso21420',
]; // oxfmt-ignore

/** Whether a standard is for gloves; all others are for what is worn on the body. */
export const isGloveStandard = (standard: RatedStandard): boolean => gloveStandards.includes(standard);
