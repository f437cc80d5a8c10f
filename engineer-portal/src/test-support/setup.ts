import '@testing-library/jest-dom/vitest';
import '@erm/ui-kit/testing/setup';
