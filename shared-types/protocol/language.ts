import type { Site } from '../site.js';

/** Language of the site's texts, BCP 47; English where the configuration names none. */
export const languageOf = ({ language = 'en' }: Pick<Site, 'language'>): string => language;
