import { domainToASCII } from 'node:url';

/** An e-mail address with its domain as mail servers name it: `zoe@xn--gerberei-mller-psb.example`. */
export function withAsciiDomain(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  // A domain of digits would become an IP address.
  return start === 0 || /^\p{ASCII}*$/u.test(domain) ? email : email.slice(0, start) + domainToASCII(domain);
}
