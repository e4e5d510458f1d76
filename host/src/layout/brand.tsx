import type { Site } from 'shared-types';
import brand from '../../brand/brand.json';
import mark from '../../brand/mark.svg';
import classNames from './brand.module.css';

interface BrandProps {
  readonly site: Site;
}

/** A real site without a brand of its own shows the company's name, not that of the sample. */
const brandName = ({ sample, company }: Site): string =>
  brand.sample && !sample ? company.name : brand.name;

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
