/** Addresses that a link may have, whatever it leads to. */
import * as v from 'valibot';

const place = /^(?=[/#])(?:\/[\w~-][\w.~-]*)*\/?(?:\?[\w=&%.,:;+~/-]*)?(?:#[\w-]*)?$/;
const web = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#][^\s\\<>"]*)?$/i;
/** `{email}` stands for the company's address. */
const mail = /^mailto:(?:\{email\}|[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\?[\w=&%.,+-]+)?$/i;
const telephone = /^tel:\+?[0-9][0-9 ().-]*$/;

export const isAddress = (href: string): boolean =>
  href !== '' && [place, web, mail, telephone].some((form) => form.test(href));

/** Message about any other text. */
export const addressFault =
  'is no link; write "/" and a page, "#" and a heading, "https://" and a site, "mailto:" and a whole address, or "tel:" and a number.';

/** Schema of the address of a link. */
export const address = v.pipe(v.string(), v.check(isAddress, addressFault));
