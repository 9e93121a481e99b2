import { expect, test } from 'vitest'
import {
  assignmentActions,
  draftsSince,
  editModesOf,
  hasRequestActs,
  modesOf,
  plainActions,
  type StaffMessage
} from './modes.ts'
import { lapsesBy } from './proposals.ts'

const assignment = (tpid: number, allowedActions: string[], answer: string | null = null) => ({
  tpid,
  parentTpid: null as number | null,
  answer,
  answeredAt: answer && 1000 + tpid,
  allowedActions
})
const message = (allowedActions: string[], assignments: unknown[] = []) =>
  ({
    tid: 120,
    version: 3,
    state: 0,
    replies: [],
    proposals: [],
    allowedActions,
    assignments
  }) as unknown as StaffMessage

test('the assignment in the address comes first, then the reply to the message', () => {
  const modes = modesOf(
    message(['replyMessage'], [assignment(4, ['answerProcess']), assignment(5, ['answerProcess'])]),
    5
  )
  expect(modes.map(mode => mode.key)).toEqual(['answerProcess.5', 'replyMessage', 'answerProcess.4'])
})

test('examining a draft starts with its text', () => {
  const [mode] = modesOf(message([], [assignment(4, ['adoptAnswer', 'sendBackAnswer'], '三日内修补完毕')]))
  expect(mode).toMatchObject({ id: 'adoptAnswer', given: { content: '三日内修补完毕', kind: 'final' } })
})

test('an answer that is adopted for the superior is neither an interim nor a final reply', () => {
  const one = { ...assignment(5, ['adoptAnswer'], '三日内修补完毕'), parentTpid: 4 }
  const [mode] = modesOf(message([], [one]))
  expect(mode?.given).toEqual({ content: '三日内修补完毕' })
})

test('an answer that waits for examination comes before the own reply', () => {
  const modes = modesOf(
    message(
      ['replyMessage'],
      [assignment(4, ['answerProcess']), assignment(5, ['adoptAnswer'], '三日内修补完毕')]
    )
  )
  expect(modes.map(mode => mode.key)).toEqual(['adoptAnswer.5.1005', 'replyMessage', 'answerProcess.4'])
})

test('an answer that was sent back is edited from its text', () => {
  const [mode] = modesOf(message([], [assignment(4, ['answerProcess', 'requestReturn'], '三日内修补完毕')]))
  expect(mode).toMatchObject({ id: 'answerProcess', given: { content: '三日内修补完毕' } })
  expect(mode?.given).not.toHaveProperty('kind')
})

test('actions on a request of another group are in the panel', () => {
  const asked = (reports: unknown[], deliveries: unknown[] = []) =>
    hasRequestActs({ ...message([]), reports, deliveries } as unknown as StaffMessage)
  expect(asked([{ allowedActions: ['takeOverReport'] }])).toBe(true)
  expect(asked([], [{ allowedActions: ['giveOpinion'] }])).toBe(true)
  expect(asked([{ allowedActions: [] }])).toBe(false)
})

test('actions that are neither in the panel nor elsewhere on the page have dialogs', () => {
  const one = assignment(4, ['adoptAnswer', 'sendBackAnswer', 'cancelProcess'])
  expect(
    plainActions(message(['replyMessage', 'assignMessage', 'revealAuthorPhone', 'editReply', 'notThere']))
  ).toEqual(['assignMessage'])
  expect(assignmentActions(one as never)).toEqual(['sendBackAnswer', 'cancelProcess'])
})

const proposal = (proposalState: number, facts: object = {}) => ({
  proposalState,
  kind: 'interim',
  text: '正在核实',
  askedAt: 100,
  attachments: [{ aid: 7, fileName: '现场.jpg', thumbUrl: null }],
  ...facts
})
const proposing = (proposals: unknown[], replies: unknown[] = []) =>
  ({ ...message(['replyMessage']), proposals, replies }) as unknown as StaffMessage

test('the editor starts with the text and the files that were sent back', () => {
  const [mode] = modesOf(proposing([proposal(4, { text: '旧文' }), proposal(2)]))
  expect(mode).toMatchObject({
    given: { content: '正在核实', kind: 'interim' },
    files: [{ aid: 7, fileName: '现场.jpg' }]
  })
})

test('the editor starts empty after the text or another reply was published', () => {
  for (const published of [proposing([proposal(1)]), proposing([proposal(3)], [{ createdAt: 200 }])])
    expect(modesOf(published)[0]).toMatchObject({ given: { kind: 'final' } })
  expect(modesOf(proposing([proposal(1)]))[0]).not.toHaveProperty('files')
})

test('a waiting reply lapses by merging, and by a recheck unless it corrects a published reply', () => {
  const waiting = (kind: string) => ({ proposals: [{ ...proposal(0), kind }] })
  expect(lapsesBy('mergeMessage', waiting('final'))).toBe(true)
  expect(lapsesBy('requestRecheck', waiting('final'))).toBe(true)
  expect(lapsesBy('requestRecheck', waiting('edit'))).toBe(false)
  expect(lapsesBy('assignMessage', waiting('final'))).toBe(false)
  expect(lapsesBy('mergeMessage', { proposals: [proposal(1)] })).toBe(false)
  expect(lapsesBy('mergeMessage', {})).toBe(false)
})

test('a waiting reply lapses when an editor takes its message away', () => {
  for (const act of ['takeDownMessage', 'readdressMessage', 'consentDeletion'] as const) {
    expect(lapsesBy(act, { proposals: [], proposedKind: 'edit' })).toBe(true)
    expect(lapsesBy(act, { proposals: [], proposedKind: null })).toBe(false)
  }
  expect(lapsesBy('redactMessage', { proposedKind: 'final' })).toBe(false)
})

test('a row of a board shows which reply waits', () => {
  expect(lapsesBy('mergeMessage', { proposedKind: 'edit' })).toBe(true)
  expect(lapsesBy('requestRecheck', { proposedKind: 'final' })).toBe(true)
  expect(lapsesBy('requestRecheck', { proposedKind: 'edit' })).toBe(false)
  expect(lapsesBy('mergeMessage', { proposedKind: null })).toBe(false)
})

test('editing a reply starts with its files, or with those that wait or were sent back', () => {
  const attachments = [{ aid: 5, fileName: '竣工.jpg', thumbUrl: null }]
  const reply = {
    id: 9,
    version: 2,
    content: '已修补',
    createdAt: 50,
    attachments,
    allowedActions: ['editReply']
  }
  const [plain] = editModesOf(proposing([], [reply]))
  expect(plain).toMatchObject({ given: { content: '已修补' }, files: [{ aid: 5 }], replacesFiles: true })
  const [returned] = editModesOf(proposing([proposal(2, { kind: 'edit', attachments: [] })], [reply]))
  expect(returned).toMatchObject({ given: { content: '正在核实' }, files: [] })
})

test('a draft is news if it was handed in after the last event that the writer saw, and still waits', () => {
  const answered = { id: 8, verb: 'assignment.answered', at: 1005 }
  const handed = (allowedActions: string[]) =>
    ({
      ...message([], [assignment(5, allowedActions, '三日内修补完毕')]),
      timeline: [{ id: 7, verb: 'assignment.accepted', at: 900 }, answered]
    }) as unknown as StaffMessage
  expect(draftsSince(handed(['adoptAnswer']), 7)).toMatchObject([{ tpid: 5 }])
  expect(draftsSince(handed(['adoptAnswer']), 8)).toEqual([])
  expect(draftsSince(handed([]), 7)).toEqual([])
})
