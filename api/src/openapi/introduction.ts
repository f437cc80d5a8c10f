import { FIRST_DAY, LAST_DAY } from '@erm/contracts/calendar-day';
import { MAX_PAGE_SIZE } from '@erm/contracts/envelope';
import { RESUMABLE_SECONDS } from '@erm/contracts/events';
import { IDEMPOTENCY_KEY } from '@erm/contracts/idempotency-key';
import { CONTRACT_VERSION_HEADER } from '@erm/contracts/version';

/** The first part of the reference, in Markdown. */
export const INTRODUCTION = `Plan projects, keep a roster of engineers, and assign them by a share of their capacity.

## Get going

1. Sign in with \`POST /api/auth/login\`. On a server with demo data:

   \`\`\`sh
   SERVER=http://127.0.0.1:3000 # where this page comes from
   curl -s "$SERVER/api/auth/login" -H 'content-type: application/json' \\
     -d '{"email":"manager@demo.test","password":"demo-password"}'
   \`\`\`

2. Copy \`data.token\` from the answer, and keep it: \`TOKEN=eyJ…\`
3. Make the first call:

   \`\`\`sh
   curl -s "$SERVER/api/engineers?limit=5" -H "authorization: Bearer $TOKEN"
   \`\`\`

To try calls on this page, choose **Authorize** and paste the token.

## Authentication

Every request but those marked as public needs \`Authorization: Bearer <token>\`. A token is valid for 8 hours. Logout, a
changed password or role, and a deleted or disabled account end it with the next request, which gets 401
\`UNAUTHENTICATED\`: sign in again. A role without permission gets 403 \`FORBIDDEN\`. While a user has to change a password
that somebody else set, all else gets 403 \`PASSWORD_CHANGE_REQUIRED\`.

## Requests and answers

Bodies are JSON, encoded as UTF-8, and strict: an unknown field, or \`"50"\` for a number, is refused. Text is normalized
before it is stored (Unicode NFC, single blanks, nothing invisible), must then show something, and holds no control
characters. A skill in a list holds no comma, semicolon, line break, or tab. Emails are lowercased. A new password must not be
common or easy to guess. A fact that depends on others is checked when the request arrives: an ID has to exist
(404), an email has to be free (409), dates have to be in order and within the project's (400), and an allocation has to
fit into the engineer's capacity on every day (409).

A success is \`{"success": true, "data": …}\`. Ignore fields, and expect values of enumerations, that you do not know: later
versions may add them. An edit also answers \`changeId\`, with which it can be undone.

## Errors

A failure has \`error\`, a sentence for a person; \`code\`, a constant for programs that never changes its meaning;
\`requestId\`, which is also in the server's log; and for bad input \`issues\`, with all invalid fields at once. \`message\`
repeats \`error\`. The codes of each operation are listed with its statuses.

## Lists and paging

Without \`limit\`, a list answers all rows. With \`limit\` (1 to ${MAX_PAGE_SIZE}) it answers a page, and beside \`data\`
\`page: {nextCursor, total}\`. Pass \`nextCursor\` as \`cursor\`, with the same \`sort\` and filters, until it is null. Rows that come
and go meanwhile make a page neither skip nor repeat another row. \`sort=name\` is ascending, \`sort=-name\` descending. \`q\`
searches literally, ignoring case and accents. A parameter that is a list is repeated: \`skill=Go&skill=Rust\`.

A list without \`limit\` is read while it is sent. What is added, deleted, or moved in the order meanwhile may be there or
not, but an engineer or a project is the same in all of its assignments. If reading it fails, or a client takes nothing for
ten minutes, the connection is closed before the JSON is complete.

## Dates

A day is a calendar day, \`YYYY-MM-DD\`, from ${FIRST_DAY} to ${LAST_DAY}, and a span includes both its ends. An ISO date-time is
accepted, and its date part is used. What depends on today (statuses, current allocation, overloads) follows from the
day in \`X-Today\`. A day further than one from the server's is ignored; then, and without the header, today is the
server's.

## Versions of entities

Every entity counts its changes in \`version\`. Send the one you have read along with an edit: if somebody else was faster,
it gets 409 \`CONFLICT\` with the current entity in \`current\`, and nothing is lost. Without \`version\`, an edit always
applies. Fields that an edit omits keep their values.

## Idempotency

A creation that accepts \`${IDEMPOTENCY_KEY}\` can be retried safely: with the same key and body, it answers the same for
24 hours and creates nothing more. The same key with another body gets 409 \`IDEMPOTENCY_KEY_REUSED\`.

## Rate limits

Over a limit, the status is 429 \`RATE_LIMITED\`, with the seconds to wait in \`Retry-After\`. Limited are failed sign-ins
(10 for an account and network in 15 minutes), registrations (10 for an email and network in 10 minutes), and writes (managers
3,000 a minute, engineers 60 a minute and 300 a day). 503 \`UNAVAILABLE\` has \`Retry-After\`, too.

## Live updates

\`GET /api/events\` is a stream of server-sent events. A \`change\` names what was changed, by whom, and not how: read it
again. A \`reset\` means that changes may have been missed, so read everything again. After a break, continue within
${RESUMABLE_SECONDS} seconds with \`Last-Event-ID\`. Browsers' \`EventSource\` cannot send the token; use \`fetch\`.

## Version of this API

Every answer names it in \`${CONTRACT_VERSION_HEADER}\`. A minor version only adds. A client that sends the header is refused with 409
\`CONTRACT_MISMATCH\` if its major version differs.
`;

/** Descriptions of the operation groups, in the order of the reference. */
export const TAGS: Readonly<Record<string, string>> = {
  auth: 'Signing in and out, and your own profile',
  engineers: 'The roster',
  projects: 'Projects, and who would suit them',
  assignments: 'Who works on what, when, and how much',
  batches: 'Several changes at once, all or none',
  schedule: 'Assignments over time, by engineer or by project',
  roadmap: 'Projects over time',
  availability: 'What engineers have free by week or month',
  people: 'Finding people for dates and skills',
  utilization: 'How busy the whole roster is',
  changes: 'What was changed, and undoing it',
  audit: 'The log of all changes',

  events: 'Changes as they happen',
  managers: 'Managers, and whether they can sign in',
  invitations: 'Inviting managers and engineers',
  telemetry: 'How portals loaded in browsers',
};
