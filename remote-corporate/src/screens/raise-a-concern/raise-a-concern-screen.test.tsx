import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { changeForms, storedForms } from '../../features/enquiry-form/stored-forms';
import { Screen } from './raise-a-concern-screen';

it('a concern is not filled in with the name from another form, nor saved, and has a mailbox of its own', async () => {
  const storage = fakeStorage(descriptor.storage);
  changeForms(storage, { fields: { name: 'Mara Lindqvist' } });
  const mailboxes = { concerns: 'concerns@test.example' };
  const site = { ...fakeSite, enquiries: { ...fakeSite.enquiries, mailboxes } };
  const shell = fakeShell({ storage, site });
  render(<Screen {...screenProps(fakeRequest('/raise-a-concern'), {}, shell)} />);
  expect(screen.getByRole('textbox', { name: 'Name optional' })).toHaveValue('');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'What happened' }), 'A guard is missing.');
  expect(storedForms(storage).fields).toEqual({ name: 'Mara Lindqvist' });
  await user.click(screen.getByRole('button', { name: 'Continue by e-mail' }));
  expect(await screen.findByRole('link', { name: 'Open in your mail program' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:concerns@test\.example/),
  );
});
