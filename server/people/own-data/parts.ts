import type { Db } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { maskIp } from '../../platform/network.ts'
import type { CopyFile } from '../person/holdings.ts'
import { copyReadings } from '../person/readings.ts'
import {
  type CopiedRow,
  type Page,
  selectAccount,
  selectActions,
  selectAttachments,
  selectCompanyRequests,
  selectFailures,
  selectFeedback,
  selectHandling,
  selectMarks,
  selectMessages,
  selectNotices,
  selectNotifications,
  selectSessions,
  selectSignIns,
  selectVisits,
  selectVoices
} from './store.ts'

interface Part {
  readonly select: (db: Db, page: Page) => Promise<CopiedRow[]>
  /** Decrypts sealed values, and leaves out internal ones. */
  readonly shape?: (row: Record<string, unknown>, keys: Keys) => Record<string, unknown>
}

type Purpose = Parameters<Keys['openField']>[0]

const opened = (keys: Keys, purpose: Purpose, sealed: unknown): string | null =>
  typeof sealed === 'string' ? keys.openField(purpose, sealed) : null

type Nested = Record<string, unknown>

/** Decrypts the names of a company's people. */
const peopleOpened = (company: Nested, keys: Keys): Nested => ({
  ...company,
  legalPerson: opened(keys, 'name', company.legalPerson),
  contacts: opened(keys, 'name', company.contacts)
})

/** Masks the address of a sign-in, as the lists of the user centre do. */
const withMaskedIp = (row: Nested): Nested => ({ ...row, address: maskIp(String(row.address)) })

/** The query and the shape of each file of the copy. */
export const parts: Readonly<Record<CopyFile, Part>> = {
  account: {
    select: selectAccount,
    shape: ({ company, thirdParty, ...row }, keys) => ({
      ...row,
      phone: opened(keys, 'phone', row.phone),
      email: opened(keys, 'email', row.email),
      realName: opened(keys, 'name', row.realName),
      idNumber: opened(keys, 'idNumber', row.idNumber),
      company: company && peopleOpened(company as Nested, keys),
      thirdParty: (thirdParty as Nested[]).map(one => ({
        ...one,
        nickName: opened(keys, 'name', one.nickName)
      }))
    })
  },
  companies: {
    select: selectCompanyRequests,
    shape: ({ was, ...row }, keys) => ({
      ...peopleOpened(row, keys),
      was: peopleOpened(was as Nested, keys)
    })
  },
  messages: { select: selectMessages },
  attachments: {
    select: selectAttachments,
    shape: ({ storedName: _, storageId: __, ...row }) => ({
      ...row,
      file: attachmentPath(Number(row.aid), String(row.fileName))
    })
  },
  favourites: { select: selectMarks('favourite') },
  likes: { select: selectMarks('like') },
  follows: { select: selectMarks('follow') },
  tracks: { select: selectMarks('opened') },
  voices: { select: selectVoices },
  feedback: {
    select: selectFeedback,
    shape: (row, keys) => ({ ...row, contact: opened(keys, 'recipient', row.contact) })
  },
  notifications: { select: selectNotifications },
  'sign-ins': { select: selectSignIns, shape: withMaskedIp },
  sessions: { select: selectSessions, shape: withMaskedIp },
  readings: { select: copyReadings },
  'handling-records': { select: selectHandling },
  actions: { select: selectActions },
  visits: { select: selectVisits },
  notices: { select: selectNotices },
  failures: { select: selectFailures }
}

/** Returns the path of an upload in the archive. Characters of the file name that could leave the folder are replaced. */
export const attachmentPath = (aid: number, fileName: string): string =>
  `attachments/${aid}-${fileName
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .slice(-100)
    .toWellFormed()}`

/** Rows that are held in memory at once. */
const batch = 200

/** Yields the rows of a part, page by page; each page has the data at the time when it is read. */
export async function* rowsOf(db: Db, { select }: Part, uid: number): AsyncGenerator<CopiedRow> {
  let after = 0
  for (;;) {
    const rows = await select(db, { uid, after, limit: batch })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.key
  }
}

/** Yields the records of a file while they are read. */
export async function* recordsOf(
  db: Db,
  keys: Keys,
  file: CopyFile,
  uid: number
): AsyncGenerator<Record<string, unknown>> {
  const part = parts[file]
  const { shape = (row: Record<string, unknown>) => row } = part
  for await (const { key: _, ...row } of rowsOf(db, part, uid)) yield shape(row, keys)
}

/** Yields the records of a file as a JSON list while they are read. */
export async function* jsonOf(db: Db, keys: Keys, file: CopyFile, uid: number): AsyncGenerator<string> {
  let text = '['
  let count = 0
  for await (const record of recordsOf(db, keys, file, uid)) {
    text += `${count++ === 0 ? '' : ','}\n${JSON.stringify(record)}`
    // one piece for many rows, so that small rows cost little
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  yield `${text}\n]\n`
}
