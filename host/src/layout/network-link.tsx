import { LinkedInMark } from '../theme/icons';

interface NetworkLinkProps {
  readonly className: string | undefined;
  /** `''`: there is none. */
  readonly address: string;
  /** Shows the network's name beside its mark. */
  readonly isNamed?: boolean;
}

/** Link to the company's page at the professional network; nothing for a company that has none. */
export const NetworkLink = ({ className, address, isNamed = false }: NetworkLinkProps) =>
  address !== '' && (
    <a className={className} href={address} rel="noopener">
      <LinkedInMark />
      {isNamed && 'LinkedIn'}
      <span className="visually-hidden">{isNamed ? ' (external site)' : 'LinkedIn (external site)'}</span>
    </a>
  );
