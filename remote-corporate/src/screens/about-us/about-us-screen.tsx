import type { ScreenProps } from 'shared-types';
import glance from '#content/glance.json';
import page from '../../../content/pages/about-us.md';
import { AboutUsLinks } from '../../components/about-us-links';
import { writtenPage, type WrittenData } from '../../model/written';
import { ContentPage } from '../../components/content-page';
import { Facts } from '../../components/facts';
import { shownEntries } from '../../model/sample';
import gloves from '../../drawings/band-about-us.svg';
import classNames from './about-us.module.css';

export const { load, head } = writtenPage(page);

export function Screen({ shell }: ScreenProps<WrittenData>) {
  const facts = shownEntries(glance.facts, shell.site);
  return (
    <ContentPage
      page={page}
      site={shell.site}
      picture={
        <img className={`figure ${classNames.gloves}`} src={gloves} width={1140} height={375} alt="" />
      }
      links={<AboutUsLinks current="/about-us" />}
      aside={
        <>
          {facts.length > 0 && (
            <>
              <h2 className={classNames.heading}>At a glance</h2>
              <Facts entries={facts} />
            </>
          )}
          <a className={`button ${classNames.contact}`} href="/contact-us">
            Contact Us
          </a>
        </>
      }
    />
  );
}
