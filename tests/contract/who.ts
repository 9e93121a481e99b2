/** The kinds of callers, and the rows that many operations of the matrix share. */
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

/** Reads a row of the matrix: one cell for each of `kinds`, `+` for success, otherwise the status of the refusal. */
const row = (text: string): Readonly<Record<Kind, number>> => {
  const cells = text
    .trim()
    .split(/\s+/)
    .map(cell => (cell === '+' ? 200 : Number(cell)))
  if (cells.length !== kinds.length) throw new Error(`A row has ${kinds.length} cells: ${text}`)
  return Object.fromEntries(kinds.map((kind, index) => [kind, cells[index]])) as Record<Kind, number>
}

//                      visitor citizen neighb. city    bureau  office  strang. congr.  editor  admin.
export const everybody = row(' +       +       +       +       +       +       +       +       +       +  ')
export const signedIn = row('  401     +       +       +       +       +       +       +       +       +  ')
/** Signed-in people who are no citizens are refused. */
export const citizensAndVisitors = row(
  '   +       +       +       403     403     403     403     403     403     403'
)
export const citizens = row('  401     +       +       403     403     403     403     403     403     403')
/** Citizens only, with a refusal text of its own. */
export const personal = citizens
/** No caller comes back from the sign-in of another site. */
export const nobodyBack = row('400     400     400     400     400     400     400     400     400     400')
export const citizenBack = row('401    400     400     403     403     403     403     403     403     403')
/** No caller has a ticket of a sign-in that waits for the second factor. */
export const noTicket = nobodyBack
/** Second factors are for staff and institutions; and none of these has one. */
export const workers = row(' 401     403     403     +       +       +       +       +       +       +  ')
export const noFactor = row('401     403     403     409     409     409     409     409     409     409')
export const noPasskey = row('401     403     403     404     404     404     404     404     404     404')
/** None of these is a company. */
export const noCompany = row(' 401     404     404     403     403     403     403     403     403     403')
/** `others`: citizens except the author, who need not join. `joiner`: citizens who have joined. */
export const others = row('    401     409     +       403     403     403     403     403     403     403')
export const joiner = row('    401     404     +       403     403     403     403     403     403     403')
export const author = row('    401     +       404     403     403     403     403     403     403     403')
export const groups = row('    401     403     403     +       +       +       +       +       403     403')
/** `handler`: the group of the forum. `holder`: the group that the message is assigned to. */
export const handler = row('   401     403     403     +       404     404     404     404     403     403')
export const holder = row('    401     403     403     404     +       404     404     404     403     403')
/** The congress, which a message was put before. */
export const receiver = row('  401     403     403     404     404     404     404     +       403     403')
/**
 * `collectors`: groups that may hold campaigns, here all but the office. `collector`: the group whose campaign it is.
 */
export const collectors = row('401     403     403     +       +       403     +       +       403     403')
export const collector = row(' 401     403     403     +       404     403     404     404     403     403')
/** Calls that name a forum of the caller; the forum of this case is the city's. */
export const ofOwnForum = row('401     403     403     +       400     403     400     400     403     403')
export const editor = row('    401     403     403     403     403     403     403     403     +       403')
export const inbox = row('     401     403     403     403     403     403     403     403     403     +  ')
/** Calls of the forms of both editors and administrators. */
export const keepers = row('   401     403     403     403     403     403     403     403     +       +  ')

/** Members of the city's institution, to whom a query is shared; nobody else sees it. */
export const sharer = row('    401     404     404     +       404     404     404     404     404     404')

/**
 * Calls on the tasks of processes: everybody but citizens may make them. Only its holder may call on one task (`worker`).
 */
export const working = row('   401     403     403     +       +       +       +       +       +       +  ')
/** Calls for handing over a task: by its holder, or by those who hand over the tasks of others. */
export const handing = row('   401     403     403     403     +       403     403     403     +       +  ')
export const worker = row('    401     403     403     404     404     404     404     404     404     +  ')

/** Calls on an instance: by the people involved in it, and by those who administer running instances. */
export const involved = row('   401     404     404     404     404     404     404     404     404     +  ')

/** The city sent the version of its own institution; other institutions have another version. */
export const ofOneVersion = row('401    403     403     +       409     409     409     409     403     403')

/** Calls on a phone, code, document or version that only the citizen has. */
export const alone = (citizen: number, others = citizen): Row =>
  row(`401 + ${citizen} ${Array.from({ length: 7 }, () => others).join(' ')}`)

export type Row = Readonly<Record<Kind, number>>
