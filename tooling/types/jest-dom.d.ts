/** Types of the matchers that the tests' set-up adds. */
import '@testing-library/jest-dom/jest-globals';
