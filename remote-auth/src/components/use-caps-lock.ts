import { type RefObject, useEffect, useState } from 'react';

/** True if Caps Lock is on, as far as the keys pressed in a field tell. Screen readers say it themselves. */
export function useCapsLock(field: RefObject<HTMLInputElement | null>): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // A password manager that fills in the field sends events without a state.
    const look = (event: Event) =>
      event instanceof KeyboardEvent && setIsOn(event.getModifierState('CapsLock'));
    const forget = () => setIsOn(false);
    field.current?.addEventListener('keydown', look, { signal });
    field.current?.addEventListener('keyup', look, { signal });
    field.current?.addEventListener('blur', forget, { signal });
    return () => listening.abort();
  }, [field]);
  return isOn;
}
