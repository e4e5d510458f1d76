import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import shared from '#content/form.json';
import { AddArticle } from './add-article';

const onAdd = jest.fn();

function Adder() {
  const [typed, type] = useState('');
  const takeTyped = () => {
    type('');
    return [];
  };
  return (
    <AddArticle
      id="more"
      articles={{ typed, type, takeTyped }}
      isFirst={false}
      fault={undefined}
      onAdd={onAdd}
    />
  );
}

it('the field for another article number returns the focus to its button', async () => {
  const user = userEvent.setup();
  render(<Adder />);
  await user.click(screen.getByRole('button', { name: shared.articles.add }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard('QM101{Enter}');
  expect(onAdd).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: shared.articles.add })).toHaveFocus();
});
