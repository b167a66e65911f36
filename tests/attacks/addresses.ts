/** Addresses that nobody has and that `new URL` takes all the same. None of them may be written in any place of a manifest. */

/** Hosts with a sign that policies, configurations of web servers or HTML read as their own. */
const refusedHosts = [
  'a"b.example',
  "a'b.example",
  'x;sandbox',
  'a;b.example',
  'a,b.example',
  '$http_cookie',
  '$host',
  'a$1.example',
  '{system.hostname}',
  '{env.HOME}.example',
  'a%7bsystem.hostname%7d',
  'a%22b.example',
  'a%3bb.example',
  'a%24http_cookie.example',
  'a`b`.example',
  '*',
  '*.example.com',
  'a.*.example',
  '%2a.example.com',
  'a(b).example',
  'a!b.example',
  'a&b.example',
  'a=b.example',
  'a+b.example',
  'a~b.example',
  'a..b.example',
  '.example.com',
  // What is no letter of a name, once it has been brought into the form that DNS has.
  'a＂b.example',
  'a；b.example',
  '＊.example.com',
];

/** What the patterns of the schema let through. */
export const strangeAddresses = [
  ...refusedHosts.map((host) => `https://${host}/form`),
  // A name and a password before the host.
  'https://u:p@example.com/',
  'https://u@example.com/',
  'https://:p@example.com/',
  'https://example.com:443@evil.example/',
  'https://example.com%40evil.example/',
  // No host that can be.
  'https://[::1/',
  'https://[v1.a]/',
  'https://example.com:port/',
  'https://999.999.999.999/',
];

/** Whose host has a sign that no policy takes. Visitors may be led there. */
export const linkedAddress = 'https://a_b.example/form';

export const refusedAddresses = [
  ...strangeAddresses,
  linkedAddress,
  // No host at all, or no address of the web.
  'https://',
  'https://?a',
  '//evil.example/',
  'https:example.com',
  'ftp://example.com/',
];
