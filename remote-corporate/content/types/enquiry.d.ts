/** Made from enquiry.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  heading: string;
  withoutScript: string;
  fields: {
    articles: string;
    name: string;
    email: string;
    company: string;
    country: string;
    phone: string;
    topic: string;
    message: string;
  };
  choices: {
    /**
     * @minItems 1
     */
    topic: {
      value: string;
      label: string;
    }[];
  };
  faults: {
    message: {
      missing: string;
      'too-short': string;
      'too-long': string;
    };
  };
  send: string;
  another: string;
  ways: {
    heading: string;
    hours: {
      /**
       * Write when somebody answers the telephone, with the zone.
       */
      text: string;
      /**
       * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
       */
      sample?: boolean;
    };
    map: string;
    sample: string;
  };
  next: {
    heading: string;
    bySending: {
      title: string;
      text: string;
    };
    byMail: {
      title: string;
      text: string;
    };
    steps: {
      title: string;
      text: string;
      /**
       * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
       */
      sample?: boolean;
    }[];
  };
}

declare const contents: Contents;
export default contents;
export const heading: Contents['heading'];
export const withoutScript: Contents['withoutScript'];
export const fields: Contents['fields'];
export const choices: Contents['choices'];
export const faults: Contents['faults'];
export const send: Contents['send'];
export const another: Contents['another'];
export const ways: Contents['ways'];
export const next: Contents['next'];
