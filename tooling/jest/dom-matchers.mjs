/** `toBeVisible`, `toHaveAccessibleName` and the other matchers for elements, and how long a test waits for elements. */
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// Only a failing test waits this long: a busy machine must not fail others.
configure({ asyncUtilTimeout: 5000 });
