import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/forms.md';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-forms.svg';
import { FormCards } from './form-cards';
import { FormPart } from './form-part';
import { forms } from './forms';
import { useShownPart } from './use-shown-part';
import classNames from './forms.module.css';

export function Screen({ shell, request: { hash, search } }: ScreenProps) {
  const { shown, isLive } = useShownPart(hash);
  return (
    <div className={classNames.screen}>
      <ContentPage page={page} site={shell.site} drawing={drawing}>
        <div className="no-print">
          <FormCards shown={shown} />
        </div>
        <div className={classNames.parts} data-live={isLive || undefined}>
          {forms.map((form) => (
            <FormPart
              key={form.name}
              form={form}
              shell={shell}
              search={search}
              isShown={shown === form.name}
            />
          ))}
        </div>
      </ContentPage>
    </div>
  );
}
