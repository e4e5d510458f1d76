import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { NoticeSwitch } from './notice-switch';
import { noticesKey, showNotice } from './notices';

function open(permission?: NotificationPermission, stored: Readonly<Record<string, unknown>> = {}) {
  const notices: string[] = [];
  class FakeNotification {
    static readonly permission = permission;
    static readonly requestPermission = () => Promise.resolve(permission);
    constructor(title: string, { body }: NotificationOptions) {
      notices.push(`${title}: ${body}`);
    }
  }
  if (permission) Object.assign(window, { Notification: FakeNotification });
  const storage = fakeStorage([{ key: noticesKey }], stored);
  const shell = fakeShell({ storage });
  render(<NoticeSwitch shell={shell} />);
  const notice = { tag: 'a', title: 'Reminder', text: 'Lining', onClick: jest.fn() };
  return { storage, notices, show: () => showNotice(shell, notice), user: userEvent.setup() };
}

const box = () => screen.getByRole('checkbox', { name: /system notifications/ });

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
});

describe('the switch for notifications', () => {
  it('is switched on when the browser allows them, and off again', async () => {
    const { user, storage } = open('granted');
    await user.click(box());
    expect([storage.stored.get(noticesKey), box()]).toEqual([
      true,
      expect.objectContaining({ checked: true }),
    ]);
    await user.click(box());
    expect(storage.stored.size).toBe(0);
  });

  it('stays off when the browser does not allow them, and says so', async () => {
    const { user, storage } = open('denied');
    await user.click(box());
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(/does not allow notifications for this site/);
    expect(storage.stored.size).toBe(0);
  });

  it('says that the browser has none', async () => {
    const { user } = open();
    await user.click(box());
    expect(screen.getByRole('alert')).toHaveTextContent('This browser has no system notifications here.');
  });
});

describe('a notification', () => {
  it('is shown if it is switched on and allowed', () => {
    const { show, notices } = open('granted', { [noticesKey]: true });
    show();
    expect(notices).toEqual(['Reminder: Lining']);
  });

  it.each([
    ['switched off', 'granted', false],
    ['not allowed any more', 'denied', true],
    ['missing in the browser', undefined, true],
  ] as const)('is not shown if it is %s', (_, permission, isOn) => {
    const { show, notices } = open(permission, { [noticesKey]: isOn });
    show();
    expect(notices).toEqual([]);
  });
});
