import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { newId } from '../../api/new-id';
import { DeleteIcon } from '../../components/icons';
import type { ChecklistItem, Note } from '../../model/note';
import classNames from './note-dialog.module.css';

export interface ChecklistFieldsProps {
  readonly items: Note['checklist'];
  readonly onChange: (items: Note['checklist']) => void;
}

/** A checklist to edit. Enter or leaving the last field adds an item; Backspace removes an empty one. */
export function ChecklistFields({ items, onChange }: ChecklistFieldsProps) {
  const [text, setText] = useState('');
  const addField = useRef<HTMLInputElement>(null);

  const add = () => {
    if (text.trim()) onChange([...items, { id: newId(), checked: false, text: text.trim() }]);
    setText('');
  };
  const replace = (id: string, part: Partial<ChecklistItem>) =>
    onChange(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const remove = (id: string) => {
    onChange(items.filter((item) => item.id !== id));
    // The button that had the focus is gone.
    addField.current?.focus();
  };

  return (
    <fieldset className={classNames.group}>
      <legend>Checklist</legend>
      <ul className={classNames.items}>
        {items.map(({ id, checked, text: itemText }) => (
          <li key={id} className={classNames.item}>
            <input
              type="checkbox"
              aria-label={`Done: ${itemText}`}
              checked={checked}
              onChange={({ target }) => replace(id, { checked: target.checked })}
            />
            <OutlinedInput
              fullWidth
              value={itemText}
              slotProps={{ input: { 'aria-label': 'Checklist item', dir: 'auto' } }}
              onChange={({ target }) => replace(id, { text: target.value })}
              onKeyDown={(event) => {
                const isRemoved = event.key === 'Backspace' && itemText === '';
                if (!isRemoved && event.key !== 'Enter') return;
                event.preventDefault();
                if (isRemoved) remove(id);
                else addField.current?.focus();
              }}
            />
            <IconButton size="small" aria-label={`Remove: ${itemText}`} onClick={() => remove(id)}>
              <DeleteIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <OutlinedInput
        fullWidth
        inputRef={addField}
        value={text}
        placeholder="Add an item, then press Enter"
        slotProps={{ input: { 'aria-label': 'New checklist item', dir: 'auto' } }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        onBlur={add}
      />
    </fieldset>
  );
}
