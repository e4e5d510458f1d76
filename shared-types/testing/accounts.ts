import type { User } from '../contract';

const userWith = (role: string, displayName: string): User => ({
  role,
  from: 'default',
  uid: `${role}-1`,
  data: { displayName, email: `${role}@test.example` },
});

const guest: User = { role: 'guest', from: 'default', data: { displayName: 'Guest' } };

/** One account for each role. The specification names `guest` and `admin`; the others a user may carry. */
export const accounts = {
  guest,
  user: userWith('user', 'Uma User'),
  staff: userWith('staff', 'Sten Staff'),
  admin: userWith('admin', 'Ada Admin'),
};
