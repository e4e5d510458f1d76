/** `toBeVisible`, `toHaveAccessibleName` and the other matchers for elements. */
import '@testing-library/jest-dom/jest-globals';
