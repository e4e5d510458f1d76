/** `toBeVisible`, `toHaveAccessibleName` and the other matchers for elements, and how long a test waits for elements. */
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// Nothing waits for as long as this but a test that fails: a busy machine must not fail one.
configure({ asyncUtilTimeout: 5000 });
