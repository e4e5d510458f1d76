import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OrderLine } from './order-line';

describe('a line of the enquiry list', () => {
  it.each([
    ['1999998', false],
    ['two dozen', false],
    ['999999', true],
    ['', true],
  ])('that an earlier version stored with the quantity “%s” is valid: %s', (quantity, isValid) => {
    render(
      <OrderLine
        article={{ articleNo: 'QM101', unit: 'Pairs' }}
        line={{ size: '9', quantity }}
        typed={undefined}
        sizes={['9']}
        isOnly
        onChange={() => {}}
        onRemove={() => {}}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Pairs, QM101, size 9' });
    expect(field).toHaveValue(quantity);
    expect(field.getAttribute('aria-invalid')).toBe(isValid ? null : 'true');
  });
});
