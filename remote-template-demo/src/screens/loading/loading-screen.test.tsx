import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeRequest, fakeShell, publishedAt } from 'shared-types/testing/fake-shell';
import { Screen } from './loading-screen';

const props = () => {
  const shell = fakeShell();
  return { shell, request: fakeRequest('/example/loading'), data: undefined, assetBase: '/', publishedAt };
};

describe('the loading demo', () => {
  it('opens a screen of its own with each press', () => {
    const given = props();
    render(<Screen {...given} />);
    const button = screen.getByRole('button', { name: 'After 12 seconds' });
    expect(button).toHaveAccessibleDescription(/Taking a long time\.\.\./);
    button.click();
    expect(given.shell.navigate).toHaveBeenCalledWith(
      expect.stringMatching(/^\/example\/loading\/late\/[0-9a-z]+$/),
    );
  });

  it('has disabled buttons without scripts', () => {
    document.body.innerHTML = renderToString(<Screen {...props()} />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});
