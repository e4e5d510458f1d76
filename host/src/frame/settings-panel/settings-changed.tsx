import { focusNewView } from '../../routing/arrival';
import { areSameSettings } from '../../services/settings/merge-settings';
import type { SettingsService } from '../../services/settings/settings-service';
import { useStoreState } from '../use-store-state';
import classNames from './settings-changed.module.css';

interface SettingsChangedProps {
  readonly settings: Pick<SettingsService, 'store' | 'shown' | 'areOffered'>;
}

/** The line of the footer that leads back to the settings of the site, while the visitor has others. */
export function SettingsChanged({ settings: { store, shown, areOffered } }: SettingsChangedProps) {
  const isChanged = useStoreState(shown, ({ initial, defaults }) => !areSameSettings(initial, defaults));
  if (!areOffered || !isChanged) return null;
  const reset = () => {
    store.reset();
    // The button is gone.
    focusNewView('');
  };
  return (
    <p className={`no-print ${classNames.line}`}>
      Display settings changed –{' '}
      <button className={classNames.reset} type="button" onClick={reset}>
        Reset
      </button>
    </p>
  );
}
