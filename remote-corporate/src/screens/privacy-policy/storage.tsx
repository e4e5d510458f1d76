import { useRef, useState } from 'react';
import type { ShellStorage, StoredItem } from 'shared-types';
import scripts from '../../components/scripted.module.css';
import texts from '#content/storage.json';
import type { StoredThing } from './load';
import { StorageTable } from './storage-table';
import classNames from './storage-table.module.css';

/** What became of the buttons. */
type Step =
  | { readonly kind: 'unasked' | 'failed' }
  | { readonly kind: 'shown' | 'asking' | 'deleted'; readonly held: readonly StoredItem[] };

type StorageProps = {
  storage: ShellStorage;
  stored: readonly StoredThing[];
};

/** What the site may keep, what of it this browser holds, and the way to delete it. */
export function Storage({ storage, stored }: StorageProps) {
  const [step, setStep] = useState<Step>({ kind: 'unasked' });
  const show = async (kind: 'shown' | 'asking' | 'deleted') => {
    try {
      const { list, deleteAll } = await storage.siteData();
      if (kind === 'deleted') await deleteAll();
      setStep({ kind, held: await list() });
    } catch {
      setStep({ kind: 'failed' });
    }
  };
  const question = useRef<HTMLButtonElement>(null);
  /** The question goes away with the focus: it returns to the button that asked. */
  const answer = (kind: 'shown' | 'deleted') => {
    question.current?.focus();
    void show(kind);
  };
  const held = 'held' in step ? step.held : undefined;
  return (
    <>
      <StorageTable stored={stored} held={held} />
      <div className={`no-print ${scripts.scripted} ${classNames.tools}`}>
        <p className="buttons">
          <button className="button button-outlined" type="button" onClick={() => void show('shown')}>
            {texts.show}
          </button>
          <button
            ref={question}
            className="button button-outlined"
            type="button"
            onClick={() => void show('asking')}
          >
            {texts.remove}
          </button>
        </p>
        {step.kind === 'asking' && (
          <Question onYes={() => answer('deleted')} onNo={() => answer('shown')} count={step.held.length} />
        )}
        <p className="small" role="status">
          {step.kind === 'failed' && texts.failed}
          {step.kind === 'shown' && countText(step.held.length)}
          {step.kind === 'deleted' && (step.held.length === 0 ? texts.removed : countText(step.held.length))}
        </p>
      </div>
    </>
  );
}

const countText = (count: number) =>
  count === 0 ? texts.none : `${count === 1 ? '1 key is' : `${count} keys are`} stored now.`;

type QuestionProps = {
  count: number;
  onYes: () => void;
  onNo: () => void;
};

/** Deleting cannot be taken back: it is asked for twice. */
function Question({ count, onYes, onNo }: QuestionProps) {
  const isFocused = useRef(false);
  const focus = (element: HTMLElement | null) => {
    if (!isFocused.current) element?.focus();
    isFocused.current = true;
  };
  return (
    <div className={classNames.question} role="group" aria-labelledby="delete-question">
      <p id="delete-question" ref={focus} tabIndex={-1}>
        {texts.question} {countText(count)}
      </p>
      <p className="buttons">
        <button className="button" type="button" onClick={onYes}>
          {texts.yes}
        </button>
        <button className="button button-outlined" type="button" onClick={onNo}>
          {texts.no}
        </button>
      </p>
    </div>
  );
}
