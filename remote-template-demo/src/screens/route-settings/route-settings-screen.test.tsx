import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import descriptor from '../../../remote.json';
import { Screen } from './route-settings-screen';

const draw = (shell = fakeShell()) => (
  <Screen {...screenProps(fakeRequest('/example/route-settings'), undefined, shell)} />
);

describe('the page with settings of its own', () => {
  it('says what the route sets', async () => {
    render(draw());
    expect(await screen.findByText('layout2')).toBeVisible();
    expect(screen.getByText(/layout 3, boxed, with the theme Deep ocean/)).toBeVisible();
    const route = descriptor.routes.find(({ screen: name }) => name === 'route-settings');
    expect(route?.settings).toEqual({
      layout: { style: 'layout3', config: { mode: 'boxed' } },
      theme: { main: 'deepOcean', toolbar: 'deepOcean' },
    });
  });

  it('shows the current settings, and opens the panel', async () => {
    const shell = fakeShell();
    render(draw(shell));
    expect(await screen.findByText('layout2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open settings' }));
    expect((await shell.settings()).openPanel).toHaveBeenCalledTimes(1);
  });

  it('keeps its text if the settings cannot be loaded', async () => {
    const settings = () => Promise.reject(new Error('offline'));
    render(draw(fakeShell({ settings })));
    await Promise.resolve();
    expect(screen.getByRole('heading', { name: 'Route settings' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
