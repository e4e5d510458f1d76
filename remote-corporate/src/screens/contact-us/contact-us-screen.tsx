import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/contact-us.md';
import { PageEnd } from '../../components/page-end';
import { PageHead } from '../../components/page-head';
import drawing from '../../drawings/band-contact-us.svg';
import classNames from './contact-us.module.css';
import { EnquiryForm } from './enquiry-form';
import { OtherWays } from './other-ways';

export function Screen({ shell, request }: ScreenProps) {
  return (
    <>
      <PageHead page={page} drawing={drawing} />
      <div className={`container ${classNames.columns}`}>
        <EnquiryForm shell={shell} search={request.search} />
        <OtherWays site={shell.site} />
      </div>
      <PageEnd page={page} />
    </>
  );
}
