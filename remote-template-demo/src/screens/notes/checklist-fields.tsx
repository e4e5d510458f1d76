import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { newId } from '../../api/new-id';
import { Field } from '../../components/field';
import { DeleteIcon } from '../../components/icons';
import type { ChecklistItem, Note } from '../../model/note';

export interface ChecklistFieldsProps {
  readonly items: Note['checklist'];
  readonly onChange: (items: Note['checklist']) => void;
}

/** A checklist to edit. Enter or leaving the last field adds an item. */
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
    <fieldset>
      <legend>Checklist</legend>
      <ul>
        {items.map((item) => (
          <Box key={item.id} component="li" sx={itemSx}>
            <input
              type="checkbox"
              aria-label={`Done: ${item.text}`}
              checked={item.checked}
              onChange={({ target }) => replace(item.id, { checked: target.checked })}
            />
            <Field
              label="Checklist item"
              isLabelHidden
              value={item.text}
              slotProps={{ input: { dir: 'auto' } }}
              onChange={({ target }) => replace(item.id, { text: target.value })}
            />
            <IconButton aria-label={`Remove: ${item.text}`} onClick={() => remove(item.id)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </ul>
      <Field
        label="New checklist item"
        isLabelHidden
        inputRef={addField}
        value={text}
        placeholder="Add an item, then press Enter"
        slotProps={{ input: { dir: 'auto' } }}
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

const itemSx = { display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', gap: 1, mb: 1 };
