import { expect, test } from 'vitest'
import { requestsOf } from './requests.ts'

const recheck = {
  id: 1,
  matter: 1,
  channel: 2,
  reason: '不属于我单位职责',
  proposer: '',
  originalLink: '',
  recheckState: 0,
  groupName: '云溪市委办公室',
  askedAt: 200,
  decidedAt: null,
  note: null
} as const
const report = {
  id: 1,
  groupName: '云溪市委办公室',
  superiorName: '东江省委办公厅',
  note: '涉及跨市河道',
  reportState: 2,
  askedAt: 100,
  decidedAt: 150,
  advice: '请与邻市会商',
  allowedActions: ['withdrawReport']
} as const
const nothing = {
  rechecks: [],
  deliveries: [],
  reports: [],
  proposals: [],
  readdressings: [],
  deletionRequests: []
}

test('requests of all kinds are in the order of time', () => {
  const message = {
    ...nothing,
    rechecks: [recheck],
    reports: [{ ...report, allowedActions: ['withdrawReport'] }]
  }
  expect(requestsOf(message).map(({ kind }) => kind)).toEqual(['report', 'recheck'])
})

test('a request shows the facts with a value and the allowed actions', () => {
  const message = {
    ...nothing,
    rechecks: [recheck],
    reports: [{ ...report, allowedActions: ['withdrawReport'] }]
  }
  const [first, second] = requestsOf(message)
  expect(first?.facts.map(({ label }) => label)).toEqual(['reason', 'advice'])
  expect(first?.allowedActions).toEqual(['withdrawReport'])
  expect(second?.facts.map(({ label }) => label)).toEqual(['matter', 'channel', 'reason'])
})

test('a message without requests has an empty history of them', () => {
  expect(requestsOf(nothing)).toEqual([])
})
