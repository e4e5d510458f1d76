import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createAnnouncer } from './announcer';

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the announcer', () => {
  it('says a text politely and an urgent one at once', () => {
    const { announce, Announcer } = createAnnouncer();
    render(<Announcer />);
    announce('12 articles');
    jest.runAllTimers();
    expect(screen.getByText('12 articles')).toHaveAttribute('aria-live', 'polite');
    announce('Something went wrong', true);
    jest.runAllTimers();
    expect(screen.getByText('Something went wrong')).toHaveAttribute('aria-live', 'assertive');
    expect(screen.queryByText('12 articles')).toBeNull();
  });

  it('removes an equal text before it says it again', () => {
    const { announce, Announcer } = createAnnouncer();
    render(<Announcer />);
    announce('Loading');
    jest.runAllTimers();
    announce('Loading');
    expect(screen.queryByText('Loading')).toBeNull();
    jest.runAllTimers();
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});
