import { describe, expect, it } from '@jest/globals';
import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { enquiryExchanges } from 'shared-types/testing/enquiry-contract';
import { sendingSite } from 'shared-types/testing/fake-site';
import { enquiryService } from './http';

/** The other end is tested with the same exchanges: `services/src/enquiries/enquiry-handler.test.ts`. */
describe('the enquiry form', () => {
  it.each(enquiryExchanges)(
    'understands the answer to $name',
    async ({ message, status, answer, result }) => {
      const instance = axios.create();
      const server = new MockAdapter(instance);
      server.onPost(sendingSite.enquiries.endpoint).reply(status, answer);
      const service = enquiryService({ http: async () => instance, site: sendingSite });
      expect(await service.send(message)).toEqual(result);
      const [request] = server.history['post'];
      expect(JSON.parse(String(request?.data))).toEqual(message);
      expect(String(request?.headers?.['Content-Type'])).toMatch(/^application\/json/);
    },
  );
});
