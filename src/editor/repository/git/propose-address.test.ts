import { expect, test } from 'vitest';
import { linkToPropose, withoutPassword } from './propose-address.ts';

test.each([
  ['https://github.com/ada/site.git', 'https://github.com/ada/site/compare/main...texte/neu?expand=1'],
  ['git@github.com:ada/site.git', 'https://github.com/ada/site/compare/main...texte/neu?expand=1'],
  ['ssh://git@github.example.org:22/ada/site', 'https://github.example.org/ada/site/compare/main...texte/neu?expand=1'],
  [
    'https://gitlab.com/group/sub/site.git',
    'https://gitlab.com/group/sub/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=texte%2Fneu&merge_request%5Btarget_branch%5D=main',
  ],
  ['https://codeberg.org/ada/site.git', 'https://codeberg.org/ada/site/compare/main...texte/neu'],
  ['git@gitea.example.org:ada/site.git', 'https://gitea.example.org/ada/site/compare/main...texte/neu'],
  ['https://mygithub.com/ada/site.git', undefined],
  ['https://example.org/site.git', undefined],
  ['/srv/git/site.git', undefined],
  ['C:\\sites\\site.git', undefined],
  ['../github.com/site', undefined],
])('%s → %s', (address, link) => {
  expect(linkToPropose(address, 'main', 'texte/neu')).toBe(link);
});

test('nothing of an address that is secret is seen', () => {
  expect(withoutPassword('fatal: unable to access https://ada:ge@heim@example.org/site.git and ssh://git@host/x')).toBe(
    'fatal: unable to access https://example.org/site.git and ssh://host/x',
  );
  expect(withoutPassword("fatal: unable to access 'https://ada:ge'/h?e#i@m/123@127.0.0.1:1/x.git/': refused")).toBe(
    "fatal: unable to access 'https://127.0.0.1:1/x.git/': refused",
  );
  expect(withoutPassword('git@github.com:ada/site.git')).toBe('git@github.com:ada/site.git');
});
