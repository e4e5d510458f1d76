/** Lets a developer see the site as somebody who has signed in. The account is kept for the tab. */
import type { AuthService, ReadableStore, User } from 'shared-types';

type KeptAccount = { name: string; user: User };

/** Session that the host gives (`host/src/entry/session-module.ts`). */
type OpenSession = {
  user: ReadableStore<User>;
  signIn: (account: { user: User; expiresAt: string; service: AuthService }) => Promise<void>;
  logOut: () => Promise<void>;
};

const storageKey = 'dev.account';
const guest = 'guest';
const sessionMs = 3_600_000;

const styles = `
:host { all: initial; color-scheme: light dark; }
@media print { :host { display: none; } }
label {
  position: fixed; inset: auto auto 0 0; z-index: 2147483646; display: flex; gap: 8px; align-items: center;
  padding: 4px 8px; border: 1px solid; border-width: 1px 1px 0 0; border-radius: 0 6px 0 0;
  background: light-dark(#fff, #1c1b1f); color: light-dark(#1c1b1f, #f4eff4); font: 14px/1.5 system-ui, sans-serif;
}
select { min-height: 28px; font: inherit; }
`;

function keptAccount(): KeptAccount | undefined {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? undefined : (JSON.parse(text) as KeptAccount);
}

const keep = (account: KeptAccount) => sessionStorage.setItem(storageKey, JSON.stringify(account));

/** A list of the accounts, in a corner of the page. In a shadow tree, so that styles of neither reach the other. */
function showList(accounts: Readonly<Record<string, User>>) {
  const host = document.createElement('dev-account');
  const style = document.createElement('style');
  style.textContent = styles;
  const label = document.createElement('label');
  const list = document.createElement('select');
  for (const [name, { data }] of Object.entries(accounts)) {
    list.add(new Option(name === guest ? data.displayName : `${data.displayName}, ${name}`, name));
  }
  label.append('Account', list);
  host.attachShadow({ mode: 'open' }).append(style, label);
  document.documentElement.append(host);
  return list;
}

/** Resolves when the account that the tab has kept is signed in. */
export async function start({ user, signIn, logOut }: OpenSession): Promise<void> {
  const accounts = (await (await fetch('/dev/accounts')).json()) as Readonly<Record<string, User>>;
  const list = showList(accounts);

  async function signInAs({ name, user: next }: KeptAccount) {
    keep({ name, user: next });
    list.value = name;
    await signIn({
      user: next,
      expiresAt: new Date(Date.now() + sessionMs).toISOString(),
      service: {
        read: async () => keptAccount()?.user ?? next,
        save: async (saved) => keep({ name, user: saved }),
        logout: async () => sessionStorage.removeItem(storageKey),
      },
    });
  }

  user.subscribe(() => {
    if (user.getState().role !== guest) return;
    sessionStorage.removeItem(storageKey);
    list.value = guest;
  });
  list.addEventListener('change', () => {
    const chosen = accounts[list.value];
    void (chosen && list.value !== guest ? signInAs({ name: list.value, user: chosen }) : logOut());
  });
  const kept = keptAccount();
  if (kept) await signInAs(kept);
}
