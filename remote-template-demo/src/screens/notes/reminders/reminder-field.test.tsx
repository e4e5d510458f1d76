import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ReminderField } from './reminder-field';

function open(reminder: string | null) {
  jest.useFakeTimers({ now: new Date(2026, 11, 1, 12) });
  const onChange = jest.fn<(reminder: string | null) => void>();
  render(<ReminderField reminder={reminder} onChange={onChange} />);
  const field = screen.getByLabelText('Reminder');
  return { onChange, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

const iso = (...parts: readonly [number, number, number, number]) => new Date(...parts).toISOString();

describe('the reminder of a note', () => {
  it('is shown in local time, and changed', () => {
    const { onChange, field, type } = open(iso(2026, 11, 3, 9));
    expect(field).toHaveValue('2026-12-03T09:00');
    type('2026-12-04T10:30');
    expect(onChange.mock.calls).toEqual([[new Date(2026, 11, 4, 10, 30).toISOString()]]);
  });

  it('is refused if it is past, beside the field', () => {
    const { onChange, field, type } = open(null);
    type('2026-12-01T11:59');
    expect(field).toHaveAccessibleDescription('This time is past. Choose a later one.');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove reminder' }));
    expect(field).toBeValid();
  });

  it.each([
    ['In 1 hour', iso(2026, 11, 1, 13)],
    ['Tomorrow 09:00', iso(2026, 11, 2, 9)],
    ['Next Monday 09:00', iso(2026, 11, 7, 9)],
  ])('can be set by one press: %s', (name, time) => {
    const { onChange } = open(null);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(onChange.mock.calls).toEqual([[time]]);
  });

  it('can be removed', () => {
    const { onChange } = open(iso(2026, 11, 3, 9));
    fireEvent.click(screen.getByRole('button', { name: 'Remove reminder' }));
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});
