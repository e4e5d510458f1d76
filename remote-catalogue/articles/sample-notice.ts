/** Stands on every view that shows invented articles. */
export const sampleNotice = 'Sample data, not a declaration of conformity';
