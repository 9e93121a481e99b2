import { type DeliveryAction, deliveryTransitions } from '@board/server/correspondence/deliveries/transitions'
import { type ReportAction, reportTransitions } from '@board/server/correspondence/reports/transitions'
import { closeChain, putAway } from './close-chain.ts'
import { phrases } from './corpus/phrases.ts'
import type { Life } from './life.ts'
import type { Step } from './step.ts'

/** Increases the version of a message that is otherwise unchanged. */
const touch = (life: Life): void => {
  life.message.version = Number(life.message.version) + 1
}

function askDelivery(life: Life): void {
  const { message, ledger, clock, world, random, group } = life
  const above = group.parentId === null ? undefined : world.group(group.parentId)
  const takers = world.groups.filter(one => one.allowHandleDelivery && one.id !== group.id)
  const to = above?.allowHandleDelivery && random.chance(0.5) ? above : random.pick(takers)
  const reason = random.pick(phrases('申请递送'))
  const id = ledger.nextId()
  ledger.deliveries.push({
    id,
    tid: Number(message.tid),
    group_id: group.id,
    to_group_id: to.id,
    reason,
    state: 0,
    note: null,
    opinion: null,
    opinion_at: null,
    requested_by: world.staffOf(group),
    created_at: clock.at,
    decided_by: null,
    decided_at: null
  })
  touch(life)
  const subject = { kind: 'delivery', id }
  life.tell(group, { verb: 'delivery.requested', audience: 'holders', note: reason, subject, groupId: to.id })
}

function lastOf<Row extends { tid: number }>(rows: readonly Row[], life: Life): Row {
  const row = rows.findLast(one => one.tid === life.message.tid)
  if (!row) throw new Error('nothing was asked for')
  return row
}

function endDelivery(life: Life, action: Exclude<DeliveryAction, 'opine'>, note: string | null = null): void {
  const row = lastOf(life.ledger.deliveries, life)
  const { who, to: state, verb } = deliveryTransitions[action]
  const before = { state: row.state }
  const decided_by = who === 'asker' ? life.world.staffOf(life.group) : life.world.editorUid
  Object.assign(row, { state, note, decided_by, decided_at: life.clock.at })
  touch(life)
  const told = { accept: [row.group_id, row.to_group_id], decline: [row.group_id], withdraw: [] }[action]
  life.tell(who === 'asker' ? life.group : 'editor', {
    verb,
    audience: 'holders',
    note,
    subject: { kind: 'delivery', id: Number(row.id) },
    groupId: row.to_group_id,
    before,
    after: { state },
    toGroups: told
  })
}

function opine(life: Life): void {
  const row = lastOf(life.ledger.deliveries, life)
  const opinion = life.random.pick(phrases('递送意见'))
  const { to, verb } = deliveryTransitions.opine
  const before = { state: row.state, opinion: row.opinion }
  Object.assign(row, { opinion, opinion_at: life.clock.at })
  touch(life)
  life.tell(life.world.group(row.to_group_id), {
    verb,
    audience: 'holders',
    note: opinion,
    groupId: row.to_group_id,
    subject: { kind: 'delivery', id: Number(row.id) },
    before,
    after: { state: to },
    toGroups: [row.group_id]
  })
}

function report(life: Life): void {
  const { message, ledger, clock, world, group } = life
  if (group.parentId === null) throw new Error('nobody is above')
  const note = life.random.pick(phrases('上报'))
  const id = ledger.nextId()
  ledger.reports.push({
    id,
    tid: Number(message.tid),
    group_id: group.id,
    superior_id: group.parentId,
    note,
    state: 0,
    is_past: false,
    advice: null,
    requested_by: world.staffOf(group),
    created_at: clock.at,
    decided_by: null,
    decided_at: null
  })
  touch(life)
  life.tell(group, {
    verb: 'report.submitted',
    audience: 'holders',
    note,
    subject: { kind: 'report', id },
    groupId: group.parentId,
    toGroups: [group.parentId]
  })
}

function endReport(life: Life, action: ReportAction, advice: string | null = null): void {
  const row = lastOf(life.ledger.reports, life)
  const { who, to: state, verb } = reportTransitions[action]
  const before = { state: row.state }
  const superior = life.world.group(row.superior_id)
  const doer = who === 'reporter' ? life.group : superior
  Object.assign(row, { state, advice, decided_by: life.world.staffOf(doer), decided_at: life.clock.at })
  touch(life)
  if (action === 'takeOver') {
    closeChain(life, 'takenOver')
    putAway(life, superior.id)
    life.message.group_id = superior.id
  }
  life.tell(doer, {
    verb,
    audience: 'holders',
    note: advice,
    subject: { kind: 'report', id: Number(row.id) },
    groupId: row.group_id,
    before,
    after: { state },
    toGroups: who === 'reporter' ? [] : [row.group_id]
  })
}

/** The steps that show a message to groups that do not handle it. */
export const sharingSteps = {
  askDelivery: { hours: [3, 30], pace: 'office', run: askDelivery },
  acceptDelivery: {
    hours: [1, 20],
    pace: 'editor',
    run: life => endDelivery(life, 'accept')
  },
  declineDelivery: {
    hours: [1, 20],
    pace: 'editor',
    run: life => endDelivery(life, 'decline', life.random.pick(phrases('不同意递送')))
  },
  withdrawDelivery: {
    hours: [1, 10],
    pace: 'office',
    run: life => endDelivery(life, 'withdraw')
  },
  opine: { hours: [5, 60], pace: 'office', run: opine },
  report: { hours: [3, 40], pace: 'office', run: report },
  takeOver: { hours: [2, 30], pace: 'office', run: life => endReport(life, 'takeOver') },
  returnReport: {
    hours: [2, 30],
    pace: 'office',
    run: life => endReport(life, 'return', life.random.pick(phrases('上报退回')))
  },
  noteReport: { hours: [2, 30], pace: 'office', run: life => endReport(life, 'note') },
  withdrawReport: { hours: [1, 10], pace: 'office', run: life => endReport(life, 'withdraw') }
} as const satisfies Record<string, Step>
