/** Longest text of stored settings that is read, in characters. What we write has less than 2,000. */
export const maxSettingsLength = 8192;
