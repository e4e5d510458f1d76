import { LinkedInMark } from './icons';

interface NetworkLinkProps {
  readonly className: string | undefined;
  readonly address: string;
  /** Shows the network's name beside its mark. */
  readonly isNamed?: boolean;
}

/** Link to the company's page at the professional network. */
export const NetworkLink = ({ className, address, isNamed = false }: NetworkLinkProps) => (
  <a className={className} href={address} rel="noopener">
    <LinkedInMark />
    {isNamed && 'LinkedIn'}
    <span className="visually-hidden">{isNamed ? ' (external site)' : 'LinkedIn (external site)'}</span>
  </a>
);
