import { depthOf, type Category } from '../../../articles/categories';
import classNames from './product-listing.module.css';

/** The way to the choice by hazard, from the lists that have everything of a kind. */
export const ChooseLink = ({ category }: { readonly category: Category }) =>
  depthOf(category) === 0 && (
    <a className={`link link-arrow ${classNames.choose}`} href="/choose">
      Choose by hazard
    </a>
  );
