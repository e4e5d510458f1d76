import type { SiteConfiguration } from 'shared-types/release';

/** A field of the site configuration that still holds what the sample has. */
export interface SampleField {
  readonly field: string;
  readonly value: string;
}

/** Reserved names of RFC 2606 and RFC 6761, this machine, fictional telephone numbers, and a postcode that no place has. */
const samples = [
  /(^|[.@/])(localhost|[\w-]+\.(example|test|invalid)|example\.(com|net|org))(?=$|[:/?#])/i,
  /\b555[ -]?01\d\d\b/,
  /\b00000\b|\bexample\b/i,
];

/**
 * @param ofSample texts that live releases name as those of the sample
 * @returns the fields that a real site must still be given, in the order of the configuration
 */
export function sampleFieldsOf(
  { company, hosting, baseUrl, enquiries, security }: SiteConfiguration,
  ofSample: readonly string[],
): readonly SampleField[] {
  const isSample = (value: string) =>
    samples.some((sample) => sample.test(value)) || ofSample.includes(value);
  // A field, its value, and other texts that show that it is the sample's: any line of an address speaks for all.
  const fields: readonly (readonly [field: string, value: string, ...others: readonly string[]])[] = [
    ['company.name', company.name],
    ...company.address.map((line, index) => [`company.address[${index}]`, line, ...company.address] as const),
    ['company.email', company.email],
    ['company.phone', company.phone],
    ['company.linkedin', company.linkedin],
    ['hosting.name', hosting.name],
    ['hosting.url', hosting.url],
    ['baseUrl', baseUrl],
    ...Object.entries(enquiries.mailboxes ?? {}).map(
      ([form, address]) => [`enquiries.mailboxes.${form}`, address] as const,
    ),
    ...(security ? [['security.contact', security.contact] as const] : []),
  ];
  return fields.filter(([, ...texts]) => texts.some(isSample)).map(([field, value]) => ({ field, value }));
}
