import { deletionStates } from '@board/server/correspondence/moderation/deletion-states'
import { type RecheckOutcome, recheckOutcomes } from '@board/server/correspondence/rechecks/outcomes'
import { addWorkingDays, workingDaysBetween } from '@board/server/platform/calendar/calendar'
import { closeChain, putAway } from './close-chain.ts'
import { phrases } from './corpus/phrases.ts'
import type { Life } from './life.ts'
import { markAdopted } from './publish.ts'
import type { Step } from './step.ts'
import { moveByAuthor, tellAuthor } from './telling.ts'

/** Moves the deadline by the working days since the clock stopped. */
function moveDeadline(life: Life, since: Date): void {
  const { message, clock } = life
  const days = workingDaysBetween(since, clock.at)
  if (message.deadline_at && days > 0) message.deadline_at = addWorkingDays(message.deadline_at as Date, days)
}

function requestRecheck(life: Life): void {
  life.move('requestRecheck')
  const { message, ledger, clock, group, random } = life
  message.recheck_open = true
  const matter = message.state === 0 ? random.int(1, 3) : 4
  const reason = random.pick(phrases(`申请复核 ${matter}`))
  const row = {
    id: ledger.nextId(),
    tid: Number(message.tid),
    group_id: group.id,
    reason,
    state: 0,
    note: null,
    matter,
    channel: random.int(1, 4),
    proposer: group.name,
    original_link: '',
    requested_by: life.world.staffOf(group),
    created_at: clock.at,
    decided_by: null,
    decided_at: null
  }
  ledger.rechecks.push(row)
  life.tell(group, {
    verb: 'recheck.requested',
    audience: 'holders',
    note: reason,
    subject: { kind: 'recheck', id: row.id },
    after: { matter, recheckOpen: true }
  })
}

const openRecheck = ({ ledger, message }: Life) =>
  ledger.rechecks.findLast(one => one.tid === message.tid && one.state === 0)

/** Ends the open recheck, if there is one. */
function endRecheck(life: Life, outcome: RecheckOutcome, note: string | null): void {
  const { message, clock, world, group } = life
  const row = openRecheck(life)
  if (!row) return
  const { state, verb, goesOn } = recheckOutcomes[outcome]
  const isOwn = outcome === 'withdraw'
  const decided_by = isOwn ? world.staffOf(group) : world.editorUid
  Object.assign(row, { state, note, decided_by, decided_at: clock.at })
  message.recheck_open = false
  if (goesOn) moveDeadline(life, row.created_at as Date)
  life.tell(isOwn ? group : 'editor', {
    verb,
    audience: 'holders',
    note,
    after: { outcome, recheckOpen: false },
    subject: { kind: 'recheck', id: Number(row.id) },
    groupId: isOwn ? null : group.id,
    toGroups: isOwn ? [] : [group.id]
  })
}

function takeDown(life: Life): void {
  life.move('takeDown')
  const note = life.random.pick(phrases('下架'))
  endRecheck(life, 'takeDown', note)
  closeChain(life, 'takenDown')
  Object.assign(life.message, { audit_note: note, taken_down_at: life.clock.at })
  tellAuthor(life, 'message.takenDown', note, { toGroups: [life.group.id] })
}

function restore(life: Life): void {
  life.move('restore')
  moveDeadline(life, life.message.taken_down_at as Date)
  Object.assign(life.message, { audit_note: null, taken_down_at: null })
  tellAuthor(life, 'message.restored', life.random.pick(phrases('恢复')), { toGroups: [life.group.id] })
}

/** Readdresses the message to the board above; if there is none, to another local board of the country. */
function readdress(life: Life): void {
  const { message, ledger, clock, world, random, group } = life
  const forum = world.forums.find(({ fid }) => fid === message.fid)
  const above = world.forums.find(({ fid }) => fid === forum?.parentFid)
  const target =
    above ?? random.pick(world.forums.filter(one => one.organization === 1 && one.groupId !== group.id))
  const before = { fid: message.fid, state: message.state }
  life.move('readdress')
  const reason = random.pick(phrases('改投'))
  endRecheck(life, 'readdress', reason)
  closeChain(life, 'readdressed')
  putAway(life, target.groupId)
  const reports = ledger.reports.filter(one => one.tid === message.tid && target.groupId !== message.group_id)
  for (const report of reports) report.is_past = true
  ledger.readdressings.push({
    id: ledger.nextId(),
    tid: Number(message.tid),
    from_fid: message.fid,
    to_fid: target.fid,
    reason,
    from_type_id: message.type_id,
    clock_started_at: message.clock_started_at,
    by_uid: world.editorUid,
    at: clock.at
  })
  Object.assign(message, {
    fid: target.fid,
    group_id: target.groupId,
    clock_started_at: clock.at,
    deadline_at: life.replyDue(),
    explain_due: false,
    replied_at: null
  })
  life.tell('editor', {
    verb: 'message.readdressed',
    audience: 'public',
    groupId: group.id,
    before,
    after: { fid: target.fid, state: 0 },
    toAuthor: true,
    toGroups: [group.id, target.groupId]
  })
}

function strikeGrade(life: Life): void {
  life.move('strikeGrade')
  endRecheck(life, 'strike', life.random.pick(phrases('剔除评价')))
  const grade = life.grades.at(-1)
  if (!grade) throw new Error('there is no grade')
  grade.struck_at = life.clock.at
  Object.assign(life.message, { satisfaction: null, explain_due: false, deadline_at: null })
  const subject = { kind: 'grade', id: Number(grade.id) }
  life.tell('editor', { verb: 'grade.struck', audience: 'holders', subject })
}

function askDeletion(life: Life): void {
  const { message, ledger, clock, author, random } = life
  const reason = random.pick(phrases('申请删除'))
  message.deletion_open = true
  const id = ledger.nextId()
  ledger.deletions.push({
    id,
    tid: Number(message.tid),
    reason,
    state: 0,
    note: null,
    requested_by: author.uid,
    created_at: clock.at,
    decided_by: null,
    decided_at: null
  })
  const subject = { kind: 'deletion', id }
  moveByAuthor(life, 'requestDeletion', 'message.deletionRequested', { note: reason, subject })
}

function endDeletion(life: Life, decision: keyof typeof deletionStates, note: string | null = null): void {
  const row = life.ledger.deletions.findLast(one => one.tid === life.message.tid)
  const state = deletionStates[decision]
  const decided_by = decision === 'withdrawn' ? null : life.world.editorUid
  Object.assign(row ?? {}, { state, note, decided_by, decided_at: life.clock.at })
  life.message.deletion_open = false
}

export const moderationSteps = {
  requestRecheck: { hours: [6, 60], pace: 'office', run: requestRecheck },
  rejectRecheck: {
    hours: [4, 70],
    pace: 'editor',
    run: life => {
      life.move('rejectRecheck')
      endRecheck(life, 'reject', life.random.pick(phrases(`驳回复核 ${openRecheck(life)?.matter ?? 1}`)))
    }
  },
  withdrawRecheck: {
    hours: [2, 30],
    pace: 'office',
    run: life => {
      life.move('withdrawRecheck')
      endRecheck(life, 'withdraw', null)
    }
  },
  strikeGrade: { hours: [4, 70], pace: 'editor', run: strikeGrade },
  takeDown: { hours: [10, 120], pace: 'editor', run: takeDown },
  restore: { hours: [5, 90], pace: 'editor', run: restore },
  readdress: { hours: [4, 60], pace: 'editor', run: readdress },
  askDeletion: { hours: [8, 90], pace: 'citizen', run: askDeletion },
  withdrawDeletion: {
    hours: [1, 20],
    pace: 'citizen',
    run: life => {
      endDeletion(life, 'withdrawn')
      moveByAuthor(life, 'withdrawDeletion', 'message.deletionWithdrawn')
    }
  },
  refuseDeletion: {
    hours: [2, 30],
    pace: 'editor',
    run: life => {
      life.move('refuseDeletion')
      const note = life.random.pick(phrases('不同意删除'))
      endDeletion(life, 'refused', note)
      tellAuthor(life, 'message.deletionRefused', note)
    }
  },
  consentDeletion: {
    hours: [2, 30],
    pace: 'editor',
    run: life => {
      life.move('consentDeletion')
      endDeletion(life, 'consented')
      closeChain(life, 'deleted')
      Object.assign(life.message, { deadline_at: null, explain_due: false })
      tellAuthor(life, 'message.deleted', null, { toGroups: [life.group.id] })
    }
  },
  adoptSuggestion: {
    hours: [5, 60],
    pace: 'office',
    run: markAdopted
  }
} as const satisfies Record<string, Step>
