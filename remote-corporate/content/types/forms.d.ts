/** Made from forms.schema.json by `npm run content:types`. */
/**
 * @minItems 2
 */
export type Choices = {
  value: string;
  label: string;
}[];

export interface Contents {
  $schema: string;
  open: string;
  shown: string;
  print: string;
  withoutScript: string;
  blank: {
    sendTo: string;
    number: string;
    print: string;
    back: string;
    remark: string;
  };
  forms: {
    'sample-request': {
      heading: string;
      card: string;
      /**
       * @minItems 1
       */
      notes: {
        text: string;
        /**
         * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
         */
        sample?: boolean;
      }[];
      fields: {
        name: string;
        email: string;
        company: string;
        neededBy: string;
        address: string;
        articles: string;
        use: string;
      };
      hints: {
        name?: string;
        email?: string;
        company?: string;
        neededBy?: string;
        address?: string;
        articles?: string;
        use?: string;
      };
      choices: {};
      faults: {
        company: {
          missing: string;
        };
        address: {
          missing: string;
        };
        articles: {
          missing: string;
          incomplete: string;
        };
      };
      send: string;
      another: string;
    };
    'return-or-complaint': {
      heading: string;
      card: string;
      /**
       * @minItems 1
       */
      notes: {
        text: string;
        /**
         * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
         */
        sample?: boolean;
      }[];
      fields: {
        name: string;
        email: string;
        deliveryNote: string;
        lot: string;
        articles: string;
        reason: string;
        remedy: string;
      };
      hints: {
        name?: string;
        email?: string;
        deliveryNote?: string;
        lot?: string;
        articles?: string;
        reason?: string;
        remedy?: string;
      };
      choices: {
        remedy: Choices;
      };
      faults: {
        deliveryNote: {
          missing: string;
        };
        articles: {
          missing: string;
          incomplete: string;
        };
        reason: {
          missing: string;
          'too-short': string;
          'too-long': string;
        };
      };
      send: string;
      another: string;
    };
    documents: {
      heading: string;
      card: string;
      /**
       * @minItems 1
       */
      notes: {
        text: string;
        /**
         * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
         */
        sample?: boolean;
      }[];
      fields: {
        name: string;
        email: string;
        company: string;
        kind: string;
        language: string;
        articles: string;
      };
      hints: {
        name?: string;
        email?: string;
        company?: string;
        kind?: string;
        language?: string;
        articles?: string;
      };
      choices: {
        kind: Choices;
      };
      faults: {
        company: {
          missing: string;
        };
        kind: {
          missing: string;
        };
        articles: {
          missing: string;
        };
      };
      send: string;
      another: string;
    };
    'supplier-enquiry': {
      heading: string;
      card: string;
      /**
       * @minItems 1
       */
      notes: {
        text: string;
        /**
         * Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.
         */
        sample?: boolean;
      }[];
      fields: {
        name: string;
        company: string;
        email: string;
        website: string;
        offer: string;
        certificates: string;
      };
      hints: {
        name?: string;
        company?: string;
        email?: string;
        website?: string;
        offer?: string;
        certificates?: string;
      };
      choices: {};
      faults: {
        company: {
          missing: string;
        };
        offer: {
          missing: string;
          'too-short': string;
          'too-long': string;
        };
      };
      send: string;
      another: string;
    };
  };
}

declare const contents: Contents;
export default contents;
export const open: Contents['open'];
export const shown: Contents['shown'];
export const print: Contents['print'];
export const withoutScript: Contents['withoutScript'];
export const blank: Contents['blank'];
export const forms: Contents['forms'];
