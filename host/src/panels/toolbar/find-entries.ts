import { createFilterOptions } from '@mui/material/useAutocomplete';
import type { NavigationEntry } from './navigation-entry';

/** Specification, section 9: the most items that a search finds. */
const filter = createFilterOptions<NavigationEntry>({ limit: 10 });

/** The entries that have a text in their titles, where a word begins. */
export const findEntries = (entries: readonly NavigationEntry[], text: string): readonly NavigationEntry[] =>
  filter([...entries], { inputValue: ` ${text.trim()}`, getOptionLabel: ({ title }) => ` ${title}` });
