import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { placeAfter } from '../../../search/place-after';

interface SearchState {
  readonly text: string;
  readonly isOpen: boolean;
  /** Opened by its button or by a key: in a narrow window it covers the toolbar. */
  readonly isCovering: boolean;
  /** Index of the result that Enter opens. */
  readonly place: number;
}

const closed: SearchState = { text: '', isOpen: false, isCovering: false, place: 0 };

/** State and actions of the search in the toolbar. @param path  a change of it closes the search */
export function useToolbarSearch(path: string) {
  const [state, setState] = useState(closed);
  const [shownPath, setShownPath] = useState(path);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** Element that had the focus before. */
  const origin = useRef<Element>(null);
  const change = (part: Partial<SearchState>) => setState((before) => ({ ...before, ...part }));

  if (path !== shownPath) {
    setShownPath(path);
    setState(closed);
  }

  const open = useCallback(() => {
    if (!root.current?.contains(document.activeElement)) origin.current = document.activeElement;
    // In a narrow window the box is hidden until then, and takes no focus.
    flushSync(() => setState((before) => ({ ...before, isCovering: true })));
    input.current?.select();
    input.current?.focus();
  }, []);
  useKeyToSearch(open);

  const close = () => {
    const { isCovering } = state;
    flushSync(() => setState(closed));
    if (!isCovering) return;
    const before = origin.current;
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (isThere ? before : opener.current)?.focus();
  };

  const onEscape = () => (state.text === '' ? close() : change({ text: '', isOpen: false, place: 0 }));

  const results = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // A parent of the toolbar may listen for it too: it closes one thing.
      event.stopPropagation();
      onEscape();
      return;
    }
    if (state.isOpen && event.key === 'Enter') results()[state.place]?.click();
    else if (state.isOpen) {
      const { length } = results();
      const place = length > 0 ? placeAfter(event.key, state.place, length) : undefined;
      if (place === undefined) return;
      change({ place });
      results()[place]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'ArrowDown' && state.text.trim() !== '') change({ isOpen: true, place: 0 });
    else return;
    event.preventDefault();
  };

  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    // The window has lost the focus, not the box.
    if (target === document.activeElement || currentTarget.contains(relatedTarget)) return;
    change({ isOpen: false, isCovering: false });
  };

  return {
    ...state,
    open,
    close,
    /** A result was chosen. */
    leave: () => setState(closed),
    point: (place: number) => place !== state.place && change({ place }),
    rootProps: { ref: root, onBlur },
    inputProps: {
      ref: input,
      value: state.text,
      onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
        change({ text: value, isOpen: value.trim() !== '', place: 0 }),
      onKeyDown,
    },
    openerProps: { ref: opener, onClick: open, 'aria-expanded': state.isCovering },
  };
}

/** Ctrl+K, and Cmd+K on a Mac, lead to the search from anywhere but an open dialog. */
function useKeyToSearch(open: () => void) {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
