import Button from '@mui/material/Button';
import type { ScreenProps, Settings } from 'shared-types';
import { DemoPage } from '../../components/demo-page';
import { useSettings } from '../../features/settings/use-settings';

/** `/example/route-settings`: its route has settings in `remote.json`. */
export function Screen({ shell }: ScreenProps) {
  const current = useSettings(shell);
  return (
    <DemoPage title="Route settings">
      <div className="prose">
        <p className="lead">
          This page has display settings of its own: layout 3, boxed, with the theme Deep ocean.
        </p>
        <p>
          They apply while you are here. Your own settings come back when you leave, and nothing is stored. In
          the settings panel, the values of this page say “Set by this page”; you can change all others.
        </p>
        {current && (
          <>
            <h2>Settings now</h2>
            <table>
              <tbody>
                {factsOf(current.settings).map(([name, value]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Button sx={{ mt: 3 }} onClick={current.service.openPanel}>
              Open settings
            </Button>
          </>
        )}
      </div>
    </DemoPage>
  );
}

const factsOf = ({ layout, theme }: Settings) => [
  ['Layout', layout.style],
  ['Width', layout.config.mode],
  ['Theme of the page', theme.main],
  ['Theme of the footer', theme.footer],
];
