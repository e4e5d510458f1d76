import type { ScreenProps } from 'shared-types';
import { withoutScript } from '#content/enquiry.json';
import page from '../../../content/pages/contact-us.md';
import { drawnFormQuery, formHead, loadForm, type FormData } from '../../features/enquiry-form/load';
import { RequestForm } from '../../features/enquiry-form/request-form';
import { PageEnd } from '../../components/page-end';
import { PageHead } from '../../components/page-head';
import drawing from '../../drawings/band-contact-us.svg';
import classNames from './contact-us.module.css';
import { enquiryForm } from './enquiry-form';
import { OtherWays } from './other-ways';

const headingId = 'your-enquiry';

export { drawnFormQuery as drawnQuery, formHead as head, loadForm as load };

export function Screen({ shell, request, data }: ScreenProps<FormData>) {
  return (
    <>
      <PageHead page={page} drawing={drawing} />
      <div className={`container ${classNames.columns}`}>
        <section id={enquiryForm.name} className={classNames.enquiry} aria-labelledby={headingId}>
          <RequestForm form={enquiryForm} {...{ shell, request, data }} labelledBy={headingId}>
            <h2 id={headingId}>{enquiryForm.texts.heading}</h2>
            {!shell.site.enquiries.endpoint.startsWith('/') && (
              <p className={classNames.withoutScript}>{withoutScript}</p>
            )}
          </RequestForm>
        </section>
        <OtherWays site={shell.site} />
      </div>
      <PageEnd page={page} />
    </>
  );
}
