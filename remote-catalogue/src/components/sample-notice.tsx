import { sampleNotice } from '../../articles/sample-notice';

export const SampleNotice = () => <p className="small muted">{sampleNotice}</p>;
