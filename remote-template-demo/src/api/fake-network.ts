import axios, { AxiosError, type AxiosInstance } from 'axios';

/** Answers of a network by path; an absent one stands for no connection. For tests of screens. */
export type FakeNetwork = Record<string, unknown>;

/** An axios instance whose requests end at the given answers. They are looked up at each request. */
export const fakeNetwork = (answers: FakeNetwork): AxiosInstance =>
  axios.create({
    adapter: async (config) => {
      const data = answers[config.url ?? ''];
      if (data === undefined) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    },
  });
