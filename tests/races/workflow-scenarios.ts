/** Scenarios of two people who act on one task at the same moment. */
import { deployShipped } from '../../server/administration/workflow/shipped/deploy.ts'
import { buildMessage } from '../support/builders/builders.ts'
import { caseTexts } from '../support/builders/library.ts'
import { staffMember } from '../support/builders/staff.ts'
import {
  application,
  begun,
  deployed,
  handedIn,
  held,
  openTasks,
  sideBySide
} from '../support/builders/workflow.ts'
import type { Block } from '../support/servers/processes.ts'
import { atOnce, codesOf } from './at-once.ts'
import type { Board, Scenario } from './scenarios.ts'

const keys = new WeakMap<Board, Map<Block, string>>()

/** Starts an instance and completes its first task; its drawing is deployed once for all rounds. */
async function applied(board: Board, block: Block = application): Promise<number> {
  const admin = await board.client('administrator')
  const known = keys.get(board) ?? new Map<Block, string>()
  keys.set(board, known)
  const key = known.get(block) ?? (await deployed(admin, block)).key
  known.set(block, key)
  return (await handedIn(admin, await begun(admin, key))).processInstanceId
}

/** Returns a problem unless one call was done and the others were refused with a code of `lost`. */
function oneWins(outcomes: Parameters<typeof codesOf>[0], ...lost: string[]): string[] {
  const codes = codesOf(outcomes)
  const others = codes.filter(code => code !== 'done')
  const isRight = others.length === codes.length - 1 && others.every(code => lost.includes(code))
  return isRight ? [] : [`heard ${codes.join(', ')}`]
}

const colleague = async (board: Board) => {
  const member = await staffMember(board, board, ['act:task:page'])
  const role = board.db.selectFrom('role').select('id').where('code', '=', 'administrator')
  const { id: role_id } = await role.executeTakeFirstOrThrow()
  await board.db.insertInto('account_role').values({ account_uid: member.uid, role_id }).execute()
  return member.client
}

const historyOf = async ({ db }: Board, instanceId: number, kind: string): Promise<number> => {
  const rows = db.selectFrom('workflow_history').select('id').where('instance_id', '=', instanceId)
  return (await rows.where('kind', '=', kind).execute()).length
}

const twoClaims: Scenario = async board => {
  const admin = await board.client('administrator')
  const processInstanceId = await applied(board)
  const [open] = await openTasks(admin, processInstanceId)
  const people = [await colleague(board), await colleague(board)]
  const outcomes = await atOnce(
    ...people.map(client => () => client.call('claimTask', { body: { taskId: open?.taskId ?? 0 } }))
  )
  const claims = await historyOf(board, processInstanceId, 'claimed')
  return [...oneWins(outcomes, 'WFL0005'), ...(claims === 1 ? [] : [`${claims} times claimed`])]
}

const twoCompletions: Scenario = async board => {
  const admin = await board.client('administrator')
  const processInstanceId = await applied(board)
  const taskId = await held(admin, processInstanceId)
  const complete = () => admin.call('completeTask', { body: { taskId, comment: '同意' } })
  const outcomes = await atOnce(complete, complete)
  const open = await openTasks(admin, processInstanceId)
  return [...oneWins(outcomes, 'WFL0004'), ...(open.length === 1 ? [] : [`${open.length} tasks follow`])]
}

/** Both branches end at once: each sees the token of the other, so that the process continues exactly once. */
const twoBranches: Scenario = async board => {
  const admin = await board.client('administrator')
  const processInstanceId = await applied(board, sideBySide)
  const tasks = await openTasks(admin, processInstanceId)
  for (const { taskId } of tasks) await admin.call('claimTask', { body: { taskId } })
  const outcomes = await atOnce(
    ...tasks.map(
      ({ taskId }) =>
        () =>
          admin.call('completeTask', { body: { taskId, comment: '同意' } })
    )
  )
  const open = (await openTasks(admin, processInstanceId)).map(({ taskName }) => taskName)
  const codes = codesOf(outcomes).join()
  return codes === 'done,done' && open.join() === '终审'
    ? []
    : [`heard ${codes}, open: ${open.join() || 'nothing'}`]
}

const shippedOn = new WeakSet<Board>()

/** Builds a case that an editor has claimed. */
async function claimedCase(board: Board) {
  const [clerk, editor] = [await board.client('city'), await board.client('editor')]
  if (!shippedOn.has(board)) await deployShipped(board.db, new Date())
  shippedOn.add(board)
  const { tid } = await buildMessage(board.db, { fid: board.world.forums.city, state: 2 })
  const made = await clerk.call('proposeCase', { body: { tid, ...caseTexts } })
  return { ...made, clerk, editor, taskId: await held(editor, made.processInstanceId ?? 0) }
}

/** Both calls lock the process and then the case: one of them finds it decided. */
const approvedWhileWithdrawn: Scenario = async board => {
  const { id, version, taskId, clerk, editor } = await claimedCase(board)
  const outcomes = await atOnce<unknown>(
    () => editor.call('completeTask', { body: { taskId, comment: '同意' } }),
    () => clerk.call('withdrawCase', { body: { id, version } })
  )
  const { state } = await clerk.call('getStaffCase', { query: { id } })
  const right = outcomes[0]?.code === 'done' ? 'published' : 'withdrawn'
  return [...oneWins(outcomes, 'WFL0004', 'CAS0003'), ...(state === right ? [] : [`it is ${state}`])]
}

const twoApprovals: Scenario = async board => {
  const { tid, taskId, editor } = await claimedCase(board)
  const approve = () => editor.call('completeTask', { body: { taskId, comment: '同意' } })
  const outcomes = await atOnce(approve, approve)
  const events = board.db.selectFrom('event').select('id').where('tid', '=', tid)
  const times = (await events.where('verb', '=', 'case.published').execute()).length
  return [...oneWins(outcomes, 'WFL0004'), ...(times === 1 ? [] : [`${times} times published`])]
}

const twoProposals: Scenario = async board => {
  const { tid } = await buildMessage(board.db, { fid: board.world.forums.city, state: 2 })
  const clerks = [await board.client('city'), await board.client('cityToo')]
  const outcomes = await atOnce(
    ...clerks.map(clerk => () => clerk.call('draftCase', { body: { tid, title: '道路修复' } }))
  )
  return oneWins(outcomes, 'CAS0001')
}

/** All scenarios about one instance; the lock of its row decides them. */
export const workflowScenarios: Readonly<Record<string, Scenario>> = {
  'two claim a task': twoClaims,
  'a task is passed twice': twoCompletions,
  'two branches end': twoBranches,
  'a case is approved while it is withdrawn': approvedWhileWithdrawn,
  'a case is approved twice': twoApprovals,
  'two propose one message as a case': twoProposals
}
