/** Takes the place of `react-dom/client` in the host's entry: a page of the dev server is empty, there is nothing to hydrate. */
import { createRoot } from 'react-dom/client';

/**
 * @param {Element} container
 * @param {import('react').ReactNode} children
 */
export function hydrateRoot(container, children) {
  const root = createRoot(container);
  root.render(children);
  return root;
}
