/** In milliseconds, for what opens every page or builds and publishes releases: nothing takes so long but what fails. */
export const longTestMs = 240_000;
