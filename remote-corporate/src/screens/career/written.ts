import { jobs } from '../../../content/data/jobs.json';
import page from '../../../content/pages/career.md';
import { shownEntries } from '../../model/sample';
import { writtenPage } from '../../model/written';

export const { load, head } = writtenPage(page, (site) => shownEntries(jobs, site).length > 0);
