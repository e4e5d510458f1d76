import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { SiteEnquiries } from 'shared-types';
import { EnquirySending, Processors, Retention } from './enquiries';

const here = '/api/enquiries';

function show(enquiries: SiteEnquiries) {
  render(
    <main>
      <EnquirySending enquiries={enquiries} />
      <Processors site={{ enquiries, hosting: { name: 'Some Hosting', url: '' } }} />
      <Retention enquiries={enquiries} />
    </main>,
  );
  return screen.getByRole('main');
}

it.each<[string, SiteEnquiries, { readonly says: RegExp; readonly not: RegExp }]>([
  ['no endpoint', { endpoint: '' }, { says: /sends nothing/, not: /stores|deletes an enquiry/ }],
  [
    'another service',
    { endpoint: 'https://desk.example/take', forwarding: 'mail', retentionMonths: 12 },
    {
      says: /service at desk\.example\..*receives the forms stores the data you send.*This site does not store enquiries/,
      not: /12 months|e-mail to the people/,
    },
  ],
  [
    'a configuration of before',
    { endpoint: here },
    {
      says: /read them on the server.*Some Hosting hosts this site.*to nobody else.*does not delete enquiries automatically/,
      not: /months after/,
    },
  ],
  [
    'no forwarding',
    { endpoint: here, forwarding: 'none', retentionMonths: 12 },
    { says: /No copy is sent elsewhere.*deletes an enquiry 12 months after we receive it/, not: /mailbox/ },
  ],
  [
    'mail',
    { endpoint: here, forwarding: 'mail', retentionMonths: 1 },
    {
      says: /copy by e-mail.*Our mailbox provider.*1 month after we receive it.*We delete that copy ourselves/,
      not: /Nobody/,
    },
  ],
  [
    'a webhook',
    { endpoint: here, forwarding: 'webhook', retentionMonths: 24 },
    { says: /encrypted connection.*system we use to answer.*24 months after/, not: /mailbox|Nobody/ },
  ],
])('the privacy page with %s says what the server does', (_, enquiries, { says, not }) => {
  const page = show(enquiries);
  expect(page).toHaveTextContent(says);
  expect(page).not.toHaveTextContent(not);
});
