import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { newId } from '../../api/new-id';
import { sunk, withLines } from '../../model/checklist';
import { type Move, moved, placeText, stepOf } from '../../model/item-order';
import type { ChecklistItem, Note } from '../../model/note';
import { DeleteIcon } from '../../components/icons';
import classNames from './note-dialog.module.css';
import dropMark from './order/drop-mark.module.css';
import { MoveHandle } from './order/move-handle';
import { useDrag } from './order/use-drag';

export interface ChecklistFieldsProps {
  readonly items: Note['checklist'];
  readonly onChange: (items: Note['checklist']) => void;
  readonly announce: Shell['announce'];
}

/** A checklist to edit. Enter adds an item; pasted lines become items; Backspace removes an empty one. */
export function ChecklistFields({ items, onChange, announce }: ChecklistFieldsProps) {
  const [text, setText] = useState('');
  const addField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = sunk(items);

  const move = (change: Move) => {
    // An item that is done stays below those that are not.
    const next = sunk(moved(shown, change));
    onChange([...next]);
    announce(placeText(next, change.id));
  };
  const drag = useDrag(list, move);
  const step = (id: string, by: number) => {
    const change = stepOf(shown, id, by);
    if (change) move(change);
  };

  const add = (lines: string) => {
    onChange(withLines(items, lines, newId));
    setText('');
  };
  const replace = (id: string, part: Partial<ChecklistItem>) =>
    onChange(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const remove = (id: string) => {
    onChange(items.filter((item) => item.id !== id));
    // What had the focus is gone.
    addField.current?.focus();
  };

  return (
    <fieldset className={classNames.group}>
      <legend>Checklist</legend>
      <ul ref={list} className={classNames.items}>
        {shown.map(({ id, checked, text: itemText }, place) => (
          <li key={id} className={`${classNames.item} ${dropMark.item}`} {...drag.itemProps(id)}>
            <MoveHandle
              id={id}
              name={itemText}
              drag={drag}
              isFirst={place === 0}
              isLast={place === shown.length - 1}
              onStep={(by) => step(id, by)}
            />
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
          add(text);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!pasted.includes('\n')) return;
          event.preventDefault();
          add(text + pasted);
        }}
      />
    </fieldset>
  );
}
