import { useState } from 'react';
import type { Shell, StoredItem } from 'shared-types';
import scripts from '../../components/scripted.module.css';
import type { StoredThing } from './load';
import { StorageTable } from './storage-table';
import classNames from './storage-table.module.css';

type Step =
  | { readonly kind: 'unasked' | 'failed' }
  | { readonly kind: 'shown' | 'deleted'; readonly held: readonly StoredItem[] };

type StorageProps = {
  shell: Pick<Shell, 'storage' | 'dialogs' | 'settings' | 'site'>;
  stored: readonly StoredThing[];
};

export function Storage({ shell: { storage, dialogs, settings, site }, stored }: StorageProps) {
  const [step, setStep] = useState<Step>({ kind: 'unasked' });
  const show = async () => {
    const { list } = await storage.siteData();
    setStep({ kind: 'shown', held: await list() });
  };
  const remove = async () => {
    const { list, deleteAll } = await storage.siteData();
    const held = await list();
    setStep({ kind: 'shown', held });
    if (held.length === 0) return;
    const answer = await dialogs.open({
      title: 'Delete stored data',
      body: `${question} ${countText(held.length)}`,
      actions: [
        { id: 'no', label: 'Cancel' },
        { id: 'yes', label: 'Delete', kind: 'danger' },
      ],
    });
    if (answer !== 'yes') return;
    await deleteAll();
    setStep({ kind: 'deleted', held: await list() });
  };
  const choose = async () => (await settings()).openPanel();
  const start = (work: () => Promise<void>) => () => {
    setStep((now) => (now.kind === 'failed' ? { kind: 'unasked' } : now));
    void work().catch(() => setStep({ kind: 'failed' }));
  };
  const held = 'held' in step ? step.held : undefined;
  return (
    <>
      <StorageTable stored={stored} held={held} />
      <div className={`no-print ${scripts.scripted} ${classNames.tools}`}>
        <p className="buttons">
          <button className="button button-outlined" type="button" onClick={start(show)}>
            Show stored data
          </button>
          <button className="button button-outlined" type="button" onClick={start(remove)}>
            Delete stored data
          </button>
          {site.settingsPanel !== 'off' && (
            <button className="button button-outlined" type="button" onClick={start(choose)}>
              Display settings
            </button>
          )}
        </p>
        <p className="small" role="status">
          {step.kind === 'failed' && 'This did not work. Check your connection and try again.'}
          {step.kind === 'shown' && countText(step.held.length)}
          {step.kind === 'deleted' &&
            (step.held.length === 0
              ? 'Deleted. This site stores no data in your browser now.'
              : countText(step.held.length))}
        </p>
      </div>
    </>
  );
}

const question =
  'Delete all data that this site stores in your browser? You will lose your lists, drafts, notes and display settings.';

const countText = (count: number) =>
  count === 0
    ? 'This site stores no data in your browser.'
    : `${count === 1 ? '1 key is' : `${count} keys are`} stored now.`;
