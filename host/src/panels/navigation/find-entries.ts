import { createFilterOptions } from '@mui/material/useAutocomplete';
import type { FlatNavItem } from 'shared-types';

/** Specification, section 9: the most items that a search finds. */
const filter = createFilterOptions<FlatNavItem>({ limit: 10 });

/** The items that have a text in their titles, where a word begins. */
export const findEntries = (items: readonly FlatNavItem[], text: string): readonly FlatNavItem[] =>
  filter([...items], { inputValue: ` ${text.trim()}`, getOptionLabel: ({ title }) => ` ${title}` });
