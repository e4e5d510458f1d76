/** Shows over a page what is wrong with its packages. In a shadow tree, so that styles of neither reach the other. */

/** @typedef {import('../problems.mjs').Problem} Problem */

const styles = `
:host { all: initial; color-scheme: light dark; }
section {
  position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 70vh; overflow: auto; box-sizing: border-box;
  padding: 16px 24px 24px; border-top: 4px solid light-dark(#b3261e, #ff8a80);
  background: light-dark(#fff, #1c1b1f); color: light-dark(#1c1b1f, #f4eff4);
  font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 -4px 24px #0006;
}
section:focus-visible, button:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: -3px; }
header { display: flex; gap: 16px; align-items: center; justify-content: space-between; }
h2 { margin: 0; font-size: 18px; }
h3 { margin: 16px 0 4px; font: 600 15px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; color: light-dark(#b3261e, #ff8a80); }
pre { margin: 0; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; padding: 6px 12px; color: inherit; background: transparent; border: 1px solid currentColor; border-radius: 4px; }
`;

/** @param {Problem} problem */
const placeOf = ({ file, line, column, package: folder }) =>
  [file ?? folder, line, column].filter((part) => part !== undefined).join(':');

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} [text] */
function element(tag, text = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** @param {readonly Problem[]} problems @param {() => void} hide */
function panel(problems, hide) {
  const section = element('section');
  section.tabIndex = 0;
  section.setAttribute('role', 'alert');
  section.setAttribute('aria-label', 'Problems found while developing');
  const header = element('header');
  const button = element('button', 'Hide (Esc)');
  button.addEventListener('click', hide);
  header.append(element('h2', problems.length === 1 ? '1 problem' : `${problems.length} problems`), button);
  section.append(header);
  for (const problem of problems) {
    section.append(element('h3', `${problem.kind}: ${placeOf(problem)}`), element('pre', problem.text));
  }
  return section;
}

/** @returns {(problems: readonly Problem[]) => void} shows these from now on; none takes the panel away */
export function createOverlay() {
  const host = document.createElement('dev-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  let shown = '[]';
  const hide = () => host.remove();
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  return (problems) => {
    const next = JSON.stringify(problems);
    // What was hidden stays hidden until something else is wrong.
    if (next === shown) return;
    shown = next;
    if (problems.length === 0) {
      hide();
      return;
    }
    shadow.replaceChildren(element('style', styles), panel(problems, hide));
    document.documentElement.append(host);
  };
}
