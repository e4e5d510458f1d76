import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/forms.md';
import { drawnFormQuery, formHead, loadForm, type FormData } from '../../features/enquiry-form/load';
import { FormPart } from '../../features/enquiry-form/form-part';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-forms.svg';
import { FormCards } from './form-cards';
import { forms } from './forms';
import { useShownPart } from './use-shown-part';
import classNames from './forms.module.css';

export { drawnFormQuery as drawnQuery, formHead as head, loadForm as load };

export function Screen({ shell, request, data }: ScreenProps<FormData>) {
  const { shown, isLive } = useShownPart(request, data.posted?.form);
  return (
    <div className={classNames.screen}>
      <ContentPage page={page} site={shell.site} drawing={drawing}>
        <div className="no-print">
          <FormCards shown={shown} />
        </div>
        <div className={classNames.parts} data-live={isLive || undefined}>
          {forms.map((form) => (
            <FormPart key={form.name} {...{ form, shell, request, data }} isShown={shown === form.name} />
          ))}
        </div>
      </ContentPage>
    </div>
  );
}
