import { goals } from '../../../content/data/goals.json';
import page from '../../../content/pages/about-us-objectives.md';
import { shownEntries } from '../../model/sample';
import { writtenPage } from '../../model/written';

export const { load, head } = writtenPage(page, (site) => shownEntries(goals, site).length > 0);
