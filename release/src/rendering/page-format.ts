/** Another number whenever the same releases would give other pages. A rollback reads it, and little else of this folder. */
export const pageFormat = 4;
