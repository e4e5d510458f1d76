import type texts from '#content/certificates.json';
import { dayText } from '../../model/days';
import { Facts } from '../../components/facts';

type Certificate = (typeof texts.certificates)[number];

type CertificatesProps = {
  certificates: readonly Certificate[];
  nowMs: number;
};

/** A certificate counts to the end of its last day, wherever that ends last. */
const lastDayMs = 36 * 60 * 60 * 1000;

/** The company's own certificates; one that has ended moves to the expired ones by itself. */
export function Certificates({ certificates, nowMs }: CertificatesProps) {
  const isValid = ({ validUntil }: Certificate) => Date.parse(validUntil) + lastDayMs > nowMs;
  const valid = certificates.filter(isValid);
  const expired = certificates.filter((certificate) => !isValid(certificate));
  return (
    <>
      {valid.length === 0 && <p>No certificate published yet.</p>}
      <List certificates={valid} />
      {expired.length > 0 && <h3>Expired</h3>}
      <List certificates={expired} />
    </>
  );
}

const List = ({ certificates }: { certificates: readonly Certificate[] }) =>
  certificates.map(({ id, title, issuer, number, scope, validUntil, pdf }) => (
    <section key={id} id={id} aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <Facts
        entries={[
          { term: 'Issuer', text: issuer },
          { term: 'Number', text: number },
          { term: 'Scope', text: scope },
          { term: 'Valid until', text: dayText(validUntil) },
        ]}
      />
      {pdf && (
        <a className="link" href={pdf}>
          {title} (PDF)
        </a>
      )}
    </section>
  ));
