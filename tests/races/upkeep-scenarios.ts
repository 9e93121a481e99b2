/** Scenarios of two administrators who maintain the site at the same moment: processes, sessions, letters, trees. */
import { foldStorageUse } from '../../server/platform/files/use/storage-use.ts'
import { buildAccount, buildSession, buildUpload, setParameter } from '../support/builders/builders.ts'
import { buildLetter } from '../support/builders/letters.ts'
import { staffMember } from '../support/builders/staff.ts'
import { application, deployed, freshKey } from '../support/builders/workflow.ts'
import { clientOf } from '../support/builders/world.ts'
import { png } from '../support/files.ts'
import { documentOf } from '../support/servers/processes.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

/** Returns a problem unless one call was done and the others were refused with a code of `lost`. */
function oneWins(outcomes: Parameters<typeof codesOf>[0], ...lost: string[]): string[] {
  const codes = codesOf(outcomes)
  const losers = codes.filter(code => code !== 'done')
  const fits = losers.length === codes.length - 1 && losers.every(code => lost.includes(code))
  return fits ? [] : [`heard ${codes.join(', ')}`]
}

const eventsOf = async ({ db }: Board, verb: string, id: number): Promise<number> => {
  const events = db.selectFrom('event').select('id').where('verb', '=', verb)
  return (await events.where('subject_id', '=', id).execute()).length
}

const onceIn = (times: number): string[] => (times === 1 ? [] : [`${times} times on record`])

const twoSuspensions: Scenario = async board => {
  const admin = await board.client('administrator')
  const { id } = await deployed(admin)
  const suspend = () => admin.call('suspendProcess', { body: { id } })
  const outcomes = await atOnce(suspend, suspend)
  return [...oneWins(outcomes, 'WFL0022'), ...onceIn(await eventsOf(board, 'workflow.suspended', id))]
}

/** Two people save one drawing: the second does not overwrite the first drawing without having seen it. */
const twoDrawings: Scenario = async board => {
  const admin = await board.client('administrator')
  const key = freshKey()
  const xml = documentOf(application, { key })
  const { id, version } = await admin.call('saveModel', { body: { xml } })
  const save = (remark: string) => () => admin.call('saveModel', { body: { id, version, xml, remark } })
  return oneWins(await atOnce(save('甲'), save('乙')), 'GEN0409')
}

/** A drawing is deployed twice: each definition has its own number. */
const twoDeployments: Scenario = async board => {
  const admin = await board.client('administrator')
  const { id } = await admin.call('saveModel', {
    body: { xml: documentOf(application, { key: freshKey() }) }
  })
  const deploy = () => admin.call('deployModel', { body: { id } })
  const outcomes = await atOnce(deploy, deploy)
  const codes = codesOf(outcomes)
  return codes.join() === 'done,done' ? [] : [`heard ${codes.join(', ')}`]
}

const twoForcedOut: Scenario = async board => {
  const { uid } = await buildAccount(board.db)
  await buildSession(board.db, uid)
  const session = board.db.selectFrom('session').select('id').where('account_uid', '=', uid)
  const { id } = await session.executeTakeFirstOrThrow()
  const people = await Promise.all(
    [1, 2].map(() => staffMember(board, board, ['sys:onlineUser:forceLogout', 'sys:onlineUser:page']))
  )
  const outcomes = await atOnce(
    ...people.map(
      ({ client }) =>
        () =>
          client.call('forceLogout', { body: { id } })
    )
  )
  return [...oneWins(outcomes, 'GEN0404'), ...onceIn(await eventsOf(board, 'session.ended', uid))]
}

/** A letter that was given up is sent again once, however many people request it. */
const twoResends: Scenario = async board => {
  const id = await buildLetter({ db: board.db, keys: board.deps.keys }, 'mail', { row: { status: 'dead' } })
  const admin = await board.client('administrator')
  const resend = () => admin.call('resendMail', { body: { id } })
  const outcomes = await atOnce(resend, resend)
  return [...oneWins(outcomes, 'OUT0001'), ...onceIn(await eventsOf(board, 'letter.resent', id))]
}

/** Two departments are moved below each other: the tree has no cycle. */
const twoBelowEachOther: Scenario = async board => {
  const admin = await board.client('administrator')
  const make = () => admin.call('sysDeptCreate', { body: { name: freshKey(), parentId: null } })
  const [one, other] = [await make(), await make()]
  const below = (dept: typeof one, parent: typeof one) => () =>
    admin.call('sysDeptUpdate', {
      params: { id: dept.id },
      body: { parentId: parent.id, version: dept.version }
    })
  const outcomes = await atOnce(below(one, other), below(other, one))
  return oneWins(outcomes, 'ENT0120')
}

/** All scenarios about records that administrators keep; their locks decide them. */
/** Two files are uploaded when there is room for one: the other is refused. */
const twoUploads: Scenario = async board => {
  const { db, deps } = board
  await setParameter(db, 'storage.account', 1)
  const { uid } = await buildAccount(db)
  const client = clientOf(board.app, await buildSession(db, uid), deps.keys.publicKeyPem)
  const content = new Uint8Array(await png())
  const upload = () =>
    client.call('uploadAttachment', {
      body: { attachmentType: '1', file: new File([content], '路灯.png', { type: 'image/png' }) }
    })
  const { bytes } = await upload()
  await buildUpload(db, { uploader_uid: uid, bytes: 1_000_000 - Math.floor(bytes * 2.5) })
  // the row that uploads lock exists, as it does a few minutes after a first upload
  await foldStorageUse(db)
  return oneWins(await atOnce(upload, upload), 'ATT0009')
}

/** Two people put the same holidays into use: the calendar changes once. */
const twoCalendars: Scenario = async board => {
  const { db } = board
  const days = db.selectFrom('calendar_day').select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = await days.executeTakeFirstOrThrow()
  const day = new Date(Date.UTC(2095, 0, 1 + Number(count))).toISOString().slice(0, 10)
  await db.insertInto('calendar_day').values({ day, kind: 'free' }).execute()
  const admin = await board.client('administrator')
  const apply = () => admin.call('applyCalendar', { body: {} })
  return oneWins(await atOnce(apply, apply), 'CAL0001')
}

export const upkeepScenarios: Readonly<Record<string, Scenario>> = {
  'two suspend a process': twoSuspensions,
  'two draw a process anew': twoDrawings,
  'two deploy a drawing': twoDeployments,
  'two force somebody out': twoForcedOut,
  'two send a letter again': twoResends,
  'two departments go below each other': twoBelowEachOther,
  'two upload into the last room': twoUploads,
  'two put holidays into use': twoCalendars
}
