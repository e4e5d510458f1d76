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

/** A checklist to edit. Below it is an empty field, which becomes an item with its first letter. */
export function ChecklistFields({ items, onChange }: ChecklistFieldsProps) {
  const [nextId, setNextId] = useState(newId);
  const nextField = useRef<HTMLInputElement>(null);

  const change = (changed: ChecklistItem) => {
    if (changed.id === nextId) {
      onChange([...items, changed]);
      setNextId(newId());
    } else onChange(items.map((item) => (item.id === changed.id ? changed : item)));
  };
  const remove = (id: string) => {
    onChange(items.filter((item) => item.id !== id));
    // The button that had the focus is gone.
    nextField.current?.focus();
  };
  return (
    <fieldset>
      <legend>Checklist</legend>
      <ul>
        {[...items, { id: nextId, checked: false, text: '' }].map((item) => (
          <Box key={item.id} component="li" sx={item.id === nextId ? nextItemSx : itemSx}>
            <input
              type="checkbox"
              aria-label={`Done: ${item.text}`}
              checked={item.checked}
              onChange={({ target }) => change({ ...item, checked: target.checked })}
            />
            <Field
              label={item.id === nextId ? 'New checklist item' : 'Checklist item'}
              isLabelHidden
              value={item.text}
              placeholder="Add an item, then press Enter"
              slotProps={{ input: { dir: 'auto' } }}
              onChange={({ target }) => change({ ...item, text: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                nextField.current?.focus();
              }}
              {...(item.id === nextId && { inputRef: nextField })}
            />
            <IconButton aria-label={`Remove: ${item.text}`} onClick={() => remove(item.id)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </ul>
    </fieldset>
  );
}

const itemSx = { display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', gap: 1, mb: 1 };
const nextItemSx = { ...itemSx, '& > :not(.field)': { visibility: 'hidden' } };
