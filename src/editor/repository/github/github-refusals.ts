/** What GitHub means when it refuses something, in the words of this editor. */
import {
  emptyRepository,
  ForgeFailure,
  lacksRight,
  moved,
  notFound,
  type Right,
  rateLimited,
  refused,
  serverError,
  signedOut,
  waitsForOrganisation,
} from './sentences.ts';

export const host = 'github.com';

/** What a refusal means: https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api. */
export async function explain(response: Response, repository: string, right: Right): Promise<ForgeFailure> {
  const { status, type, headers } = response;
  if (type === 'opaqueredirect' || [301, 302, 307, 308].includes(status))
    return new ForgeFailure(moved(host, repository), { status });
  const answer = (await response.json().catch(() => undefined)) as { message?: unknown; errors?: unknown } | undefined;
  const said = wordsOf(answer);
  const words = () => {
    if (status === 401) return signedOut(host);
    if (status === 429 || (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || /rate limit|abuse/i.test(said)))) {
      return rateLimited(host, resetOf(headers));
    }
    if (status === 403 && /SAML|SSO|organi[sz]ation|approv|forbids access/i.test(said)) return waitsForOrganisation(host);
    if (status === 403) return lacksRight(host, right);
    if (status === 404) return notFound(host, repository);
    if (status === 409) return emptyRepository(host, repository);
    return status >= 500 ? serverError(host) : refused(host, said);
  };
  return new ForgeFailure(words(), { status, said });
}

function wordsOf(answer: { message?: unknown; errors?: unknown } | undefined): string {
  const errors = Array.isArray(answer?.errors) ? answer.errors : [];
  const further = errors.map((error: unknown) => (typeof error === 'string' ? error : (error as { message?: unknown })?.message));
  return [answer?.message, ...further]
    .filter((words) => typeof words === 'string')
    .join(' – ')
    .slice(0, 300);
}

/** When requests are taken again, as `14:05`. How long to wait after a burst is not told to other origins. */
function resetOf(headers: Headers): string | undefined {
  const seconds = headers.get('x-ratelimit-remaining') === '0' ? Number(headers.get('x-ratelimit-reset')) : 0;
  if (!seconds) return undefined;
  const time = new Date(seconds * 1000);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
