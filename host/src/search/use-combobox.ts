import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Shell, SuggestionGroup } from 'shared-types';
import { placeAfter } from './place-after';
import type { SuggestionSource } from './suggestion-source';

/** Time after the last key until the number of suggestions is announced and pictures are fetched, in milliseconds. */
export const restMs = 500;

interface ComboboxOptions {
  readonly box: HTMLInputElement;
  /** Id of the list. */
  readonly id: string;
  readonly source: SuggestionSource;
  readonly announce: Shell['announce'];
}

interface ComboboxState {
  /** Empty while the list is closed. */
  readonly groups: readonly SuggestionGroup[];
  /** Index of the active suggestion; -1: none, Enter searches for the text. */
  readonly place: number;
  /** True while nobody is typing. */
  readonly isResting: boolean;
}

const closed: ComboboxState = { groups: [], place: -1, isResting: false };

const countOf = (groups: readonly SuggestionGroup[]) =>
  groups.reduce((count, { suggestions }) => count + suggestions.length, 0);

/** Text to announce. The list says nothing itself: the focus stays in the box. */
function countText(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion below' : `${count} suggestions below`;
}

/** The suggestions for the text in the box, until something closes their list. */
function useSuggestions({ box, source, announce }: Omit<ComboboxOptions, 'id'>) {
  const [state, setState] = useState(closed);
  const change = (part: Partial<ComboboxState>) => setState((before) => ({ ...before, ...part }));
  const rest = useRest((shown) => {
    change({ isResting: true });
    announce(countText(shown));
  });
  const close = () => {
    rest.cancel();
    setState(closed);
  };

  /** The answer to an older text than that in the box comes too late. */
  const suggest = async () => {
    const text = box.value.trim();
    if (text === '') {
      close();
      return;
    }
    const found = await source.suggest(text);
    if (box.value.trim() !== text || document.activeElement !== box) return;
    setState({ ...closed, groups: found });
    rest.begin(countOf(found));
  };
  const choose = (place: number) => change({ place });
  return { state, choose, close, suggest };
}

/**
 * A box with a list, after the combobox pattern of the ARIA Authoring Practices: the list completes nothing in the box. The box
 * belongs to the form around it, so its attributes and listeners are added to the element.
 */
export function useCombobox({ box, id, source, announce }: ComboboxOptions) {
  const { state, choose, close, suggest } = useSuggestions({ box, source, announce });
  const { groups, place } = state;
  const count = countOf(groups);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose letters, or select and move in the text, are no keys of the list.
    const isChanged = event.shiftKey || event.ctrlKey || event.metaKey;
    if (event.isComposing || (isChanged && event.key !== 'Enter')) return;
    const isOpen = count > 0;
    const next = isOpen ? placeAfter(event.key, place, count) : undefined;
    if (next !== undefined) choose(next);
    else if (isOpen && event.key === 'Escape') {
      // A parent of the box may listen for it too: it closes one thing.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      // Without an active suggestion, the form searches for the text.
      if (place < 0) {
        close();
        return;
      }
      optionAt(id, place)?.click();
    } else if (!isOpen && event.key === 'ArrowDown' && box.value.trim() !== '') void suggest();
    else return;
    event.preventDefault();
  };

  const handlers = {
    input: () => void suggest(),
    keydown: onKeyDown,
    focus: source.renew,
    // If the box is still the active element, the window has lost the focus.
    blur: () => document.activeElement !== box && close(),
  };
  useHandlers(box, handlers);
  useComboboxRole({ box, id, count, place });
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up of an effect.
    optionAt(id, place)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  return {
    ...state,
    point: (pointed: number) => pointed !== place && choose(pointed),
    /** A suggestion was chosen. In another tab or window, this page stays as it is. */
    leave: ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => {
      if (ctrlKey || metaKey || shiftKey) return;
      close();
      leaveBox(box);
    },
  };
}

/** Empties the box after its use, and closes the drawer that it may stand in. */
function leaveBox(box: HTMLInputElement) {
  box.value = '';
  box.closest('dialog')?.close();
}

const optionAt = (id: string, place: number) => document.getElementById(`${id}${place}`);

/** Calls something some time after the last `begin`. */
function useRest(onRest: (count: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    begin: (count: number) => {
      cancel();
      timer.current = setTimeout(() => onRest(count), restMs);
    },
  };
}

interface Handlers {
  readonly input: () => void;
  readonly keydown: (event: KeyboardEvent) => void;
  readonly focus: () => void;
  readonly blur: () => void;
}

/** Listens to the box. What was typed before there was a list is suggested for at once. */
function useHandlers(box: HTMLInputElement, handlers: Handlers) {
  const latest = useRef(handlers);
  // Before anybody sees the list: the next key may come at once.
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    box.addEventListener('input', () => latest.current.input(), { signal });
    box.addEventListener('keydown', (event) => latest.current.keydown(event), { signal });
    box.addEventListener('focus', () => latest.current.focus(), { signal });
    box.addEventListener('blur', () => latest.current.blur(), { signal });
    if (document.activeElement === box && box.value !== '') latest.current.input();
    return () => ended.abort();
  }, [box]);
}

interface ComboboxRole {
  readonly box: HTMLInputElement;
  readonly id: string;
  readonly count: number;
  readonly place: number;
}

/** Tells assistive technology that the box has a list. */
function useComboboxRole({ box, id, count, place }: ComboboxRole) {
  useLayoutEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value === undefined ? box.removeAttribute(name) : box.setAttribute(name, value);
    set('role', 'combobox');
    set('aria-autocomplete', 'list');
    set('aria-controls', id);
    set('aria-expanded', String(count > 0));
    set('aria-activedescendant', place < 0 ? undefined : `${id}${place}`);
  }, [box, id, count, place]);
}
