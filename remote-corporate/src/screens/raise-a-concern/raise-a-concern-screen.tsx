import type { ScreenProps } from 'shared-types';
import content from '#content/forms.json';
import page from '../../../content/pages/raise-a-concern.md';
import { ContentPage } from '../../components/content-page';
import { FormPart } from '../../features/enquiry-form/form-part';
import { drawnFormQuery, formHead, loadForm, type FormData } from '../../features/enquiry-form/load';
import { formOf } from '../../model/enquiry-form';
import classNames from './raise-a-concern.module.css';

export { drawnFormQuery as drawnQuery, formHead as head, loadForm as load };

const texts = content.concerns;

const form = formOf({
  name: 'concerns',
  texts,
  next: texts.next,
  send: 'Send concern',
});

export function Screen({ shell, request, data }: ScreenProps<FormData>) {
  return (
    <ContentPage page={page} site={shell.site}>
      <div className={classNames.form}>
        <FormPart form={form} {...{ shell, request, data }} isShown />
      </div>
    </ContentPage>
  );
}
