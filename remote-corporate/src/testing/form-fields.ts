import { fireEvent, screen } from '@testing-library/react';

/** A field of text of the enquiry form. @param name the beginning of its name */
export const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Fills in what the form needs at once, as browsers do. */
export function fillIn(message = 'Samples of both, please.') {
  const texts = { Name: 'Mara Lindqvist', 'E-mail': 'mara@northquay.example', Message: message };
  for (const [name, value] of Object.entries(texts)) fireEvent.input(field(name), { target: { value } });
}
