import type { Site } from 'shared-types';
import mark from '../../brand/mark.svg';
import classNames from './brand.module.css';
import { siteBrand } from './site-brand';

interface BrandProps {
  readonly site: Site;
}

/** A real site without a brand of its own shows the company's name, not that of the sample. */
const brandName = ({ sample, company }: Site): string =>
  siteBrand.sample && !sample ? company.name : siteBrand.name;

/** Mark and name. The first word is the bold one. */
export function Brand({ site }: BrandProps) {
  const [firstWord, ...otherWords] = brandName(site).split(' ');
  return (
    <>
      <img className={classNames.mark} src={mark} width={30} height={34} alt="" />
      <span className={classNames.name}>
        <b>{firstWord}</b> {otherWords.join(' ')}
      </span>
    </>
  );
}
