import type { Shell, StoredFormat } from 'shared-types';

/** Key of whether reminders are shown by the system as well. */
export const noticesKey = 'template-demo.notices.v1';

/** What is stored under the key. */
export const noticesFormat: StoredFormat<boolean> = {
  initial: false,
  parse: (data) => (typeof data === 'boolean' ? data : undefined),
};

export interface Notice {
  /** A notice with the same tag replaces the one before. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly onClick: () => void;
}

/** Shows a notice of the system, if the visitor has switched them on and the browser allows them. */
export function showNotice({ storage }: Pick<Shell, 'storage'>, { tag, title, text, onClick }: Notice) {
  const isOn = storage.open(noticesKey, noticesFormat).getState();
  if (!isOn || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag, body: text });
    notice.onclick = () => {
      focus();
      notice.close();
      onClick();
    };
  } catch {
    // Phones want a service worker for it. The message on the page is there in any case.
  }
}
