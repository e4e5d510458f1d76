import type { Page } from '@playwright/test';

/** Holds requests back. @returns a function that lets them go on */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, (route) => held.then(() => route.continue()));
  return release;
}
