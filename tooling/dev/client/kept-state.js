/** Keeps over a reload what the page holds outside its code: scroll, fields, opened details, and the focus. */

const storageKey = 'dev.kept-state';

/** How long a page may take to draw what is to be filled again, in milliseconds. */
const patienceMs = 10_000;
const lookEveryMs = 150;
const enoughLooks = 6;

const fieldSelector = 'input:not([type=password]):not([type=file]), textarea, select, details';

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement} Field */
/** @typedef {{ key: string, value: string | boolean }} KeptField */
/** @typedef {{ address: string, left: number, top: number, fields: KeptField[], focused: string | undefined }} KeptState */

/** @returns {Map<string, Field>} by a name that the next page has again: kind, id and name, and the how-manieth of these it is */
function fieldsByKey() {
  /** @type {Map<string, Field>} */
  const fields = new Map();
  for (const field of /** @type {NodeListOf<Field>} */ (document.querySelectorAll(fieldSelector))) {
    const name = `${field.localName} ${field.id} ${field.getAttribute('name') ?? ''} ${'type' in field ? field.type : ''}`;
    let count = 0;
    while (fields.has(`${name} ${count}`)) count += 1;
    fields.set(`${name} ${count}`, field);
  }
  return fields;
}

/** @param {Field} field */
const isSwitch = (field) => field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** @param {Field} field @returns {string | boolean} */
function valueOf(field) {
  if (field instanceof HTMLDetailsElement) return field.open;
  return field instanceof HTMLInputElement && isSwitch(field) ? field.checked : field.value;
}

/** As if the visitor had done it: React notices a value only by its event. @param {Field} field @param {string | boolean} value */
function fill(field, value) {
  if (valueOf(field) === value) return;
  if (field instanceof HTMLDetailsElement) field.open = Boolean(value);
  else if (isSwitch(field)) field.click();
  else {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** What is not restored yet: another build may reload the page before. @type {KeptState | undefined} */
let pending;

/** @returns {KeptState} */
function presentState() {
  const fields = [...fieldsByKey()];
  return {
    address: location.href,
    left: scrollX,
    top: scrollY,
    fields: fields.map(([key, field]) => ({ key, value: valueOf(field) })),
    focused: fields.find(([, field]) => field === document.activeElement)?.[0],
  };
}

export const keepState = () => sessionStorage.setItem(storageKey, JSON.stringify(pending ?? presentState()));

/** @param {KeptState} state */
const restorer = ({ left, top, fields, focused }) => {
  const waiting = new Map(fields.map(({ key, value }) => [key, value]));
  let quietLooks = 0;
  /** @returns {boolean} whether everything is as it was, and has been for a while */
  return () => {
    const present = fieldsByKey();
    for (const [key, value] of waiting) {
      const field = present.get(key);
      if (!field) continue;
      waiting.delete(key);
      fill(field, value);
      if (key === focused) field.focus({ preventScroll: true });
    }
    // The page goes to a position of its own when it has been drawn.
    quietLooks = Math.abs(scrollY - top) < 1 ? quietLooks + 1 : 0;
    if (quietLooks === 0) scrollTo({ left, top, behavior: 'instant' });
    return waiting.size === 0 && quietLooks > enoughLooks;
  };
};

/** Fills the page again as it is drawn, unless the visitor begins to use it. */
export function restoreState() {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (text === null) return;
  /** @type {KeptState} */
  const state = JSON.parse(text);
  if (state.address !== location.href) return;
  pending = state;
  const forget = () => (pending = undefined);
  for (const use of ['wheel', 'pointerdown', 'keydown']) addEventListener(use, forget, { once: true });
  const restore = restorer(state);
  const startedAtMs = performance.now();
  const look = () => {
    if (pending !== state) return;
    if (restore() || performance.now() - startedAtMs > patienceMs) forget();
    else setTimeout(look, lookEveryMs);
  };
  addEventListener('load', look, { once: true });
}
