/**
 * `@testing-library/dom` as tests get it: with `toBeVisible`, `toHaveAccessibleName` and the other matchers for elements. Tests
 * that draw nothing do not load them, which takes a tenth of a second a file.
 */
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom/dist/index.js';

// Only a failing test waits this long.
configure({ asyncUtilTimeout: 5000 });

export * from '@testing-library/dom/dist/index.js';
