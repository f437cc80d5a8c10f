import axios, { type AxiosInstance } from 'axios';

/** The only axios instance in the browser. Every status is an answer; only silence is an error. */
export function createHttp(baseURL?: string): AxiosInstance {
  return axios.create({
    ...(baseURL === undefined ? {} : { baseURL }),
    withCredentials: true,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    validateStatus: () => true,
  });
}
