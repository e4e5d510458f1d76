import type { Site, SiteEnquiries } from 'shared-types';
import texts from '#content/privacy.json';

type EnquiriesProps = { enquiries: SiteEnquiries };

/** Receiver of the enquiries. */
type Taker = 'mail-program' | 'elsewhere' | 'here';

function takerOf({ endpoint }: SiteEnquiries): Taker {
  if (endpoint === '') return 'mail-program';
  return endpoint.startsWith('/') ? 'here' : 'elsewhere';
}

/** A configuration of before contract 1.4.0 says nothing: then nothing is forwarded. */
const forwardingOf = ({ forwarding = 'none' }: SiteEnquiries) => forwarding;

/** Explains how an enquiry is sent and who reads it. */
export function EnquirySending({ enquiries }: EnquiriesProps) {
  const taker = takerOf(enquiries);
  return (
    <p>
      {texts.sending[taker]}
      {taker === 'elsewhere' && ` ${new URL(enquiries.endpoint).hostname}.`}
      {taker === 'here' && ` ${texts.reading[forwardingOf(enquiries)]}`}
    </p>
  );
}

type ProcessorsProps = { site: Pick<Site, 'enquiries' | 'hosting'> };

/** Names others who process data, as the site configuration does. */
export function Processors({ site: { enquiries, hosting } }: ProcessorsProps) {
  const by = { here: forwardingOf(enquiries), elsewhere: 'elsewhere', 'mail-program': 'none' } as const;
  return (
    <p>
      {hosting.name !== '' && `${texts.processors.hosting.replace('{hosting}', () => hosting.name)} `}
      {texts.processors[by[takerOf(enquiries)]]}
    </p>
  );
}

const periodText = (months: number) =>
  `${months} ${months === 1 ? texts.retention.month : texts.retention.monthsUnit}`;

/** Period for which enquiries are kept: the figure of the site configuration by which the server deletes. */
export function Retention({ enquiries }: EnquiriesProps) {
  const { label, months, never, elsewhere, mail, webhook } = texts.retention;
  const { retentionMonths } = enquiries;
  const isHere = takerOf(enquiries) === 'here';
  const period =
    retentionMonths === undefined ? never : months.replace('{period}', periodText(retentionMonths));
  const copies = { none: '', mail, webhook }[forwardingOf(enquiries)];
  return (
    <p>
      {label}: {isHere ? period : elsewhere} {isHere && copies}
    </p>
  );
}
