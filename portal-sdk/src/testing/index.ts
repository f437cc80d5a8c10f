export { createFakeHost, type FakeApi, type FakeHost } from './create-fake-host';
