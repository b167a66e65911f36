import base from './playwright.config.ts';
export default { ...base, retries: 0, expect: { timeout: 12_000 }, use: { ...base.use, actionTimeout: 12_000 } };
