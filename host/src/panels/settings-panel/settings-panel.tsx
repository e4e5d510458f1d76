import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type { SettingsService } from '../../services/settings/settings-service';
import { lookSheet } from '../../theme/look-sheet';
import { SidePanel } from '../side-panel';
import { useStoreState } from '../../screen/use-store-state';
import { LayoutSection } from './layout-section';
import { SwitchField, type SettingsForm } from './setting-field';
import { ThemeSection } from './theme-section';

/** The settings panel, while it is drawn. */
export function SettingsPanel({ store, panel }: Pick<SettingsService, 'store' | 'panel'>) {
  const state = useStoreState(store);
  const [isReset, setIsReset] = useState(false);
  useEffect(() => {
    // The first change need not wait for it; if it is missing, that change says so.
    if (!lookSheet.isThere()) lookSheet.link().catch(() => {});
  }, []);
  const form: SettingsForm = {
    state,
    onChange: (change) => {
      setIsReset(false);
      store.change(change);
    },
  };
  const reset = () => {
    store.reset();
    setIsReset(true);
  };
  return (
    <SidePanel title="Display settings" width={{ xs: '100%', sm: 380 }} isPageSeen onClose={panel.close}>
      <Stack sx={{ gap: 3, px: 2.5, pt: 3, pb: 4 }}>
        <LayoutSection form={form} />
        <ThemeSection form={form} />
        <section>
          <h3>Scroll bars</h3>
          <SwitchField form={form} leaf="customScrollbars" label="Custom scroll bars" />
        </section>
        <div>
          <Button fullWidth variant="outlined" onClick={reset}>
            Reset all settings
          </Button>
          <FormHelperText role="status">{isReset && 'All settings and shortcuts are reset.'}</FormHelperText>
        </div>
      </Stack>
    </SidePanel>
  );
}
