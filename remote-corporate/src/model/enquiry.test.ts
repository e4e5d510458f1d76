import { describe, expect, it } from '@jest/globals';
import { articleNosIn, enquiryText, faultsOf, mailtoAddress, type EnquiryValues } from './enquiry';

const complete: EnquiryValues = {
  name: 'Mara Lindqvist',
  email: 'mara@northquay.example',
  company: '',
  country: '',
  phone: '',
  topic: '',
  message: 'Samples of both, please.',
};

const labels = {
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  country: 'Country',
  phone: 'Phone',
  topic: 'Topic',
  message: 'Message',
  articles: 'Articles',
  size: 'Size',
};

describe('the faults of an enquiry', () => {
  it('are none if name, e-mail and message are there', () => {
    expect(faultsOf(complete)).toEqual([]);
  });

  it('come in the order of the form', () => {
    expect(faultsOf({ ...complete, name: ' ', email: '', message: '' })).toEqual([
      { field: 'name', kind: 'missing' },
      { field: 'email', kind: 'missing' },
      { field: 'message', kind: 'missing' },
    ]);
  });

  it.each(['mara', 'mara@northquay', '@northquay.example', 'ma ra@northquay.example'])(
    'name the address %p',
    (email) => {
      expect(faultsOf({ ...complete, email })).toEqual([{ field: 'email', kind: 'malformed' }]);
    },
  );

  it.each([
    ['123456789', 'too-short'],
    ['x'.repeat(4001), 'too-long'],
  ])('name a message of the wrong length', (message, kind) => {
    expect(faultsOf({ ...complete, message })).toEqual([{ field: 'message', kind }]);
  });

  it('let a message of 10 and of 4000 characters pass', () => {
    expect(faultsOf({ ...complete, message: 'x'.repeat(10) })).toEqual([]);
    expect(faultsOf({ ...complete, message: 'x'.repeat(4000) })).toEqual([]);
  });
});

describe('the article numbers of an address', () => {
  it('are each taken once, in their order', () => {
    expect(articleNosIn('?items=MG101,CG417,MG101')).toEqual(['MG101', 'CG417']);
  });

  it('leave out what cannot be a number, and all beyond fifty', () => {
    expect(articleNosIn('?items=%3Cb%3E,MG-1,,MG101')).toEqual(['MG101']);
    const many = Array.from({ length: 60 }, (_, index) => `A${index}`).join(',');
    expect(articleNosIn(`?items=${many}`)).toHaveLength(50);
  });

  it('are none without the parameter', () => {
    expect(articleNosIn('')).toEqual([]);
  });
});

describe('the enquiry as a text', () => {
  it('has the message, the articles in lines, and the fields that are filled', () => {
    const articles = [
      { articleNo: 'IP301', quantity: '120', size: '10' },
      { articleNo: 'LG503', quantity: '', size: '' },
    ];
    expect(enquiryText({ values: { ...complete, company: 'Northquay' }, articles }, labels)).toBe(
      [
        'Samples of both, please.',
        '',
        'Articles:',
        'IP301       120 x  Size 10',
        'LG503',
        '',
        'Name: Mara Lindqvist',
        'E-mail: mara@northquay.example',
        'Company: Northquay',
      ].join('\n'),
    );
  });

  it('becomes an address with the line breaks that mail wants', () => {
    expect(mailtoAddress('a@b.example', 'Samples & more', 'one\ntwo')).toBe(
      'mailto:a@b.example?subject=Samples%20%26%20more&body=one%0D%0Atwo',
    );
  });

  it('has no address if mail programs might cut it', () => {
    expect(mailtoAddress('a@b.example', 'Samples', 'x'.repeat(3000))).toBeUndefined();
  });
});
