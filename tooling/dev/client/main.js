/** The part of the dev servers that runs in the page. */
import { keepState, restoreState } from './kept-state.js';
import { createOverlay } from './overlay.js';
import { watchErrors } from './running-errors.js';

/** @typedef {import('../problems.mjs').Problem} Problem */

const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
const show = createOverlay();
/** @type {readonly Problem[]} */
let built = [];
/** @type {readonly Problem[]} */
let running = [];
const showAll = () => show([...built, ...running]);

// Also before a reload that is not asked for here: refreshing in place gives up on some changes.
addEventListener('beforeunload', keepState);
if (isReload()) restoreState();
watchErrors((problem) => {
  running = [...running, problem];
  showAll();
});
const events = new EventSource('/dev/events');
events.onmessage = ({ data }) => {
  const { type, problems } = JSON.parse(data);
  if (type === 'reload') {
    location.reload();
    return;
  }
  if (type === 'problems') built = problems;
  // A new build shows by itself whether what failed in the page still fails.
  if (type === 'built') running = [];
  showAll();
};
