export const text = 'All of order 7';
