/** The kinds of callers, and what each receives from a call of each `x-who`. */
import type { WhoName } from '@board/schemas/facts/calls/who'

export const kinds = [
  'visitor',
  'citizen', // the author
  'neighbour', // another citizen
  'city', // the forum's group, which gives assignments
  'bureau', // its subordinate, which holds them
  'office', // below the subordinate
  'stranger', // a group that has nothing to do with it
  'congress',
  'editor',
  'administrator'
] as const

export type Kind = (typeof kinds)[number]

export type Row = Readonly<Record<Kind, number>>

/** Reads a row: one cell for each of `kinds`, `+` for success, otherwise the status of the refusal. */
const row = (text: string): Row => {
  const cells = text
    .trim()
    .split(/\s+/)
    .map(cell => (cell === '+' ? 200 : Number(cell)))
  if (cells.length !== kinds.length) throw new Error(`A row has ${kinds.length} cells: ${text}`)
  return Object.fromEntries(kinds.map((kind, index) => [kind, cells[index]])) as Record<Kind, number>
}

/**
 * The row of each `x-who`. The scene of a call is that of its first case in `cases/`: a citizen's message to the city's
 * forum, assigned by the city to its bureau where the scene says so. A comment says what a scene has for the rows below it.
 */
export const rows: Readonly<Record<WhoName, Row>> = {
  //                          visitor citizen neighb. city    bureau  office  strang. congr.  editor  admin.
  everybody: row('               +       +       +       +       +       +       +       +       +       +'),
  citizensAndVisitors: row(
    '     +       +       +       403     403     403     403     403     403     403'
  ),
  // None of the callers comes back from the sign-in of another site.
  returningVisitor: row(
    '        400     400     400     400     400     400     400     400     400     400'
  ),
  // None has a ticket.
  ticketHolder: row(
    '            400     400     400     400     400     400     400     400     400     400'
  ),
  signedIn: row('                401     +       +       +       +       +       +       +       +       +'),
  // The records, the contact, the code and the version are those of the citizen.
  owner: row(
    '                   401     +       404     404     404     404     404     404     404     404'
  ),
  contactOwner: row(
    '            401     +       409     409     409     409     409     409     409     409'
  ),
  codeOwner: row(
    '               401     +       400     400     400     400     400     400     400     400'
  ),
  citizens: row(
    '                401     +       +       403     403     403     403     403     403     403'
  ),
  profileOwner: row(
    '            401     +       409     403     403     403     403     403     403     403'
  ),
  // No citizen has an identity of another site.
  identityOwner: row(
    '           401     400     400     403     403     403     403     403     403     403'
  ),
  // None of the callers is a company.
  companies: row(
    '               401     404     404     403     403     403     403     403     403     403'
  ),
  author: row(
    '                  401     +       404     403     403     403     403     403     403     403'
  ),
  otherCitizens: row(
    '           401     409     +       403     403     403     403     403     403     403'
  ),
  joiner: row(
    '                  401     404     +       403     403     403     403     403     403     403'
  ),
  institutions: row(
    '            401     403     403     +       +       +       +       +       403     403'
  ),
  // The city sent the version of its own institution; other institutions have another version.
  ownInstitution: row(
    '          401     403     403     +       409     409     409     409     403     403'
  ),
  handler: row(
    '                 401     403     403     +       404     404     404     404     403     403'
  ),
  holder: row(
    '                  401     403     403     404     +       404     404     404     403     403'
  ),
  // The congress received the message.
  receiver: row(
    '                401     403     403     404     404     404     404     +       403     403'
  ),
  // All groups but the office may hold campaigns; the campaign and the forum are those of the city.
  campaignGroups: row(
    '          401     403     403     +       +       403     +       +       403     403'
  ),
  campaignOwner: row(
    '           401     403     403     +       404     403     404     404     403     403'
  ),
  forumManager: row(
    '            401     403     403     +       400     403     400     400     403     403'
  ),
  // The query is shared to the city's institution.
  sharers: row(
    '                 401     404     404     +       404     404     404     404     404     404'
  ),
  staff: row('                   401     403     403     +       +       +       +       +       +       +'),
  // The messages of the issue are those of the city.
  issueReaders: row('            401     403     403     +       404     404     404     404     +       +'),
  // None of the staff has a second factor.
  secondFactorOwner: row(
    '       401     403     403     409     409     409     409     409     409     409'
  ),
  passkeyOwner: row(
    '            401     403     403     404     404     404     404     404     404     404'
  ),
  // The task and its instance are the administrator's.
  taskManagers: row('            401     403     403     403     +       403     403     403     +       +'),
  taskHolder: row('              401     403     403     404     404     404     404     404     404     +'),
  involved: row('                401     404     404     404     404     404     404     404     404     +'),
  editors: row(
    '                 401     403     403     403     403     403     403     403     +       403'
  ),
  editorsAndAdministrators: row('401     403     403     403     403     403     403     403     +       +'),
  administrators: row('          401     403     403     403     403     403     403     403     403     +')
}
