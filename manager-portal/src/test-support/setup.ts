import '@erm/portal-kit/testing/setup';
