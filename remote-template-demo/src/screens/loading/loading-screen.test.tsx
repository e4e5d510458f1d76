import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { Screen } from './loading-screen';

const draw = (shell = fakeShell()) => (
  <Screen {...screenProps(fakeRequest('/example/loading'), undefined, shell)} />
);

describe('the loading demo', () => {
  it('opens a screen of its own with each press', () => {
    const shell = fakeShell();
    render(draw(shell));
    const button = screen.getByRole('button', { name: 'After 12 seconds' });
    expect(button).toHaveAccessibleDescription(/Taking a long time\.\.\./);
    button.click();
    expect(shell.navigate).toHaveBeenCalledWith(
      expect.stringMatching(/^\/example\/loading\/late\/[0-9a-z]+$/),
    );
  });
});
