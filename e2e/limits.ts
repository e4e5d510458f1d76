/** In milliseconds, for tests that open every page, or build and publish releases. Only a failing test takes so long. */
export const longTestMs = 900_000;
