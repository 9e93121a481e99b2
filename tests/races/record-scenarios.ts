/** Scenarios of two administrators who work on one record or one file at the same moment. */
import { buildAccount, buildIssue, buildMessage, buildRestriction } from '../support/builders/builders.ts'
import { buildCompany, buildCompanyRequest } from '../support/builders/companies.ts'
import { buildNotice } from '../support/builders/notices.ts'
import { staffMember } from '../support/builders/staff.ts'
import { clientOf } from '../support/builders/world.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

let last = 0

const two = async (board: Board, ...verbs: string[]) => {
  const permissions = verbs.map(verb => `sys:parameter:${verb}`)
  return await Promise.all([staffMember(board, board, permissions), staffMember(board, board, permissions)])
}

/** Returns a problem unless one call was done and the other was refused with `lost`. */
function oneWins(outcomes: Parameters<typeof codesOf>[0], lost: string): string[] {
  const codes = codesOf(outcomes)
  return codes.toSorted().join() === [lost, 'done'].toSorted().join() ? [] : [`heard ${codes.join(', ')}`]
}

const parameter = async ({ db }: Board): Promise<number> => {
  const values = { code: `race.n${++last}`, value: '' }
  return (await db.insertInto('parameter').values(values).returning('id').executeTakeFirstOrThrow()).id
}

const twoChanges: Scenario = async board => {
  const id = await parameter(board)
  const people = await two(board, 'update')
  const outcomes = await atOnce(
    ...people.map(
      ({ client, uid }) =>
        () =>
          client.call('sysParameterUpdate', { params: { id }, body: { value: String(uid), version: 1 } })
    )
  )
  return oneWins(outcomes, 'GEN0409')
}

const twoDeletions: Scenario = async board => {
  const id = await parameter(board)
  const [one, other] = await two(board, 'update', 'delete')
  const outcomes = await atOnce<unknown>(
    () => one.client.call('sysParameterDelete', { params: { id } }),
    () => other.client.call('sysParameterDelete', { params: { id } })
  )
  const events = await board.db
    .selectFrom('event')
    .select('id')
    .where('subject_kind', '=', 'parameter')
    .where('subject_id', '=', id)
    .where('verb', '=', 'record.deleted')
    .execute()
  return [...oneWins(outcomes, 'GEN0404'), ...(events.length === 1 ? [] : [`${events.length} times deleted`])]
}

const twoConfirmations: Scenario = async board => {
  const [{ client }] = await two(board, 'import')
  const file = new File([`code,value\nrace.n${++last},1\n`], 'x.csv')
  const { batchId } = await client.call('sysParameterImport', { body: { file } })
  const confirm = () => client.call('sysParameterImportConfirm', { body: { batchId } })
  return oneWins(await atOnce(confirm, confirm), 'ENT0010')
}

/** Two administrators pause one job: the second finds it paused and reports no change. */
const twoPauses: Scenario = async board => {
  const { db } = board
  const job = { bean_name: 'tallies', cron_expression: '0 0 0 1 1 ?' }
  const { id } = await db.insertInto('schedule_job').values(job).returning('id').executeTakeFirstOrThrow()
  const { client } = await staffMember(board, board, ['sys:scheduleJob:pause'])
  const pause = () => client.call('pauseScheduleJob', { body: { id } })
  const paused = (await atOnce(pause, pause)).flatMap(({ data }) => data?.ids ?? [])
  return paused.length === 1 ? [] : [`paused ${paused.length} times`]
}

/** Two administrators send one draft: it is sent once, and the second call is refused. */
const twoSendings: Scenario = async board => {
  const { id, version } = await buildNotice(board.db, { status: 0 })
  const people = await Promise.all([1, 2].map(() => staffMember(board, board, ['sys:notice:send'])))
  const outcomes = await atOnce(
    ...people.map(
      ({ client }) =>
        () =>
          client.call('sendNotice', { body: { id, version } })
    )
  )
  const { sending } = await board.db
    .selectFrom('notice')
    .select('sending')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [...oneWins(outcomes, 'NTC0002'), ...(sending === 1 ? [] : [`sent ${sending} times`])]
}

/** Two editors mute one account: it is muted once. */
const twoMutes: Scenario = async board => {
  const { uid } = await buildAccount(board.db)
  const people = await Promise.all([1, 2].map(() => staffMember(board, board, ['board:handling:add'])))
  const body = { uid, handleType: 4, ruleName: '发布广告' } as const
  return oneWins(
    await atOnce(
      ...people.map(
        ({ client }) =>
          () =>
            client.call('addHandlingRecord', { body })
      )
    ),
    'HDL0002'
  )
}

/** Two editors end one record: the person is told once. */
const twoEndings: Scenario = async board => {
  const { uid: account_uid } = await buildAccount(board.db)
  const { id } = await buildRestriction(board.db, { account_uid, handle_type: 4 })
  const people = await Promise.all([1, 2].map(() => staffMember(board, board, ['board:handling:end'])))
  const body = { id, reason: '申诉属实' }
  const outcomes = await atOnce(
    ...people.map(
      ({ client }) =>
        () =>
          client.call('endHandlingRecord', { body })
    )
  )
  return oneWins(outcomes, 'HDL0001')
}

/** Two editors answer one feedback: one answer is kept, and the second call is refused. */
const twoDismissals: Scenario = async board => {
  const { tid } = await buildMessage(board.db)
  const { id, version } = await buildIssue(board.db, { tids: [tid], at: new Date() })
  const people = await Promise.all([1, 2].map(() => staffMember(board, board, [])))
  const outcomes = await atOnce(
    ...people.map(
      ({ client }) =>
        () =>
          client.call('dismissHotIssue', { body: { id, version } })
    )
  )
  return oneWins(outcomes, 'ISS0001')
}

const twoAnswers: Scenario = async board => {
  const uid = await board.uid('citizen')
  const row = { account_uid: uid, type: 1, content: '首页打不开', created_at: new Date() }
  const { id } = await board.db
    .insertInto('site_feedback')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = await Promise.all([1, 2].map(() => staffMember(board, board, ['board:feedback:answer'])))
  const outcomes = await atOnce(
    ...people.map(
      ({ client }, index) =>
        () =>
          client.call('answerFeedback', { body: { id, version: 1, answer: `第${index}个答复` } })
    )
  )
  const events = await board.db
    .selectFrom('event')
    .select('id')
    .where('subject_kind', '=', 'feedback')
    .where('subject_id', '=', id)
    .execute()
  return [
    ...oneWins(outcomes, 'FBK0001'),
    ...(events.length === 1 ? [] : [`${events.length} times answered`])
  ]
}

const companyRequest = async ({ db, app, deps }: Board) => {
  const company = await buildCompany(db, deps.keys)
  const { id } = await buildCompanyRequest(db, company)
  return { id, client: clientOf(app, company.token, deps.keys.publicKeyPem) }
}

/** One editor approves a company's request and another refuses it: the company is told one result. */
const twoDecisions: Scenario = async board => {
  const { id } = await companyRequest(board)
  const people = await Promise.all([1, 2].map(() => staffMember(board, board, ['board:company:decide'])))
  const outcomes = await atOnce<unknown>(
    ...people.map(
      ({ client }, index) =>
        () =>
          index === 0
            ? client.call('approveCompanyRequest', { body: { id } })
            : client.call('refuseCompanyRequest', { body: { id, reason: '名称不符' } })
    )
  )
  return oneWins(outcomes, 'COM0003')
}

const approveAndWithdraw: Scenario = async board => {
  const { id, client } = await companyRequest(board)
  const editor = await staffMember(board, board, ['board:company:decide'])
  const outcomes = await atOnce<unknown>(
    () => editor.client.call('approveCompanyRequest', { body: { id } }),
    () => client.call('withdrawCompanyRequest', { body: { id } })
  )
  return oneWins(outcomes, 'COM0003')
}

/** All scenarios about one record of an entity; the lock of its row decides them. */
export const recordScenarios: Readonly<Record<string, Scenario>> = {
  'two change a record': twoChanges,
  'two delete a record': twoDeletions,
  'a file is confirmed twice': twoConfirmations,
  'two pause a job': twoPauses,
  'two send a notice': twoSendings,
  'two mute an account': twoMutes,
  'two end a handling record': twoEndings,
  'two answer feedback': twoAnswers,
  'two dismiss a hot issue': twoDismissals,
  'two decide on a company': twoDecisions,
  'one approves and a company withdraws': approveAndWithdraw
}
