import page from '../../../content/pages/about-us.md';
import { writtenPage } from '../../model/written';

export const { load, head } = writtenPage(page);
