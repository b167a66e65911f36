/** What the editor's page has been told of its server. */
import { pageFacts } from '../../server/interface.ts';

export const pageFact = (name: keyof typeof pageFacts): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${pageFacts[name]}"]`)?.content ?? '';
