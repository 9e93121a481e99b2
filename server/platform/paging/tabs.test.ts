import { receivedDeliveryTabs } from '@board/schemas/boards/deliveries'
import { editorCampaignTabs } from '@board/schemas/boards/editor-campaigns'
import { instanceTabs } from '@board/schemas/boards/instances'
import {
  assignmentTabs,
  caseTabs,
  displaysOf,
  type KeyOf,
  messageTabs,
  type TabOf,
  tabNamed
} from '@board/schemas/boards/tabs'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { byDisplay, conditionOf, conditionsByDisplay, countTabs, placesOfMoments } from './tabs.ts'

const { db } = await testDatabase()
const textOf = (condition: RawBuilder<boolean> | undefined) => {
  const { sql: text, parameters } = (condition ?? sql<boolean>`none`).compile(db)
  expect(parameters).toEqual([])
  return text
}
const places = {
  state: sql`m.state`,
  explainDue: sql`m.explain_due`,
  recheckOpen: sql`m.recheck_open`,
  merged: sql`m.merged`
}

test('a tab is a condition without parameters, so that partial indexes serve it', () => {
  const conditions = conditionsByDisplay(messageTabs, places)
  expect(Object.values(conditions).map(textOf)).toEqual([
    'm.state = 0 and not m.recheck_open and not m.merged',
    'm.state in (3, 13) and m.explain_due and not m.recheck_open',
    'm.recheck_open',
    'm.state in (1, 2)',
    'm.state = 3',
    'm.state in (11, 12, 21)',
    'm.state = 13',
    'true'
  ])
  expect(textOf(conditionsByDisplay(assignmentTabs, { state: sql`a.state` })[6])).toBe('a.state = 25')
})

test('a flag may have a separate condition for yes and for no', () => {
  const hasOpinion = { yes: sql<boolean>`c.opinion is not null`, no: sql<boolean>`c.opinion is null` }
  expect(textOf(conditionOf(tabNamed(receivedDeliveryTabs, 'withOpinion').holds, { hasOpinion }))).toBe(
    'c.opinion is not null'
  )
  expect(textOf(conditionOf(tabNamed(receivedDeliveryTabs, 'withoutOpinion').holds, { hasOpinion }))).toBe(
    'c.opinion is null'
  )
})

test('states that are words are compared like numbers', () => {
  expect(textOf(conditionsByDisplay(instanceTabs, { status: sql`i.status` })[2])).toBe(
    "i.status = 'finished'"
  )
  const counted = countTabs(caseTabs, [
    { caseState: 'draft', urgent: false, n: 2 },
    { caseState: 'refused', urgent: false, n: 3 }
  ])
  expect(counted.filter(({ count }) => count > 0)).toEqual([
    { display: 1, count: 5, urgent: 0, ordinary: 5 },
    { display: 2, count: 2, urgent: 0, ordinary: 2 },
    { display: 5, count: 3, urgent: 0, ordinary: 3 }
  ])
})

test('a tab without a condition does not compile', () => {
  // @ts-expect-error the tab has no `holds`
  const withoutCondition: TabOf<'state'> = { display: 1, key: 'open' }
  // @ts-expect-error the record lacks tabs
  const incomplete: Record<KeyOf<typeof editorCampaignTabs>, string> = { all: 'true' }
  expect(conditionsByDisplay([{ ...withoutCondition, holds: {} }], { state: sql`c.state` })).toHaveProperty(
    '1'
  )
  expect(byDisplay(editorCampaignTabs, incomplete)).toMatchObject({ 7: 'true' })
})

test('stored numbers are summed up by tab, urgent ones separately', () => {
  const kind = { recheckOpen: false, explainDue: false, merged: false, urgent: false }
  const counted = countTabs(messageTabs, [
    { ...kind, state: 0, n: 5 },
    { ...kind, state: 0, urgent: true, n: 2 },
    { ...kind, state: 0, recheckOpen: true, n: 1 },
    { ...kind, state: 0, merged: true, n: 4 },
    { ...kind, state: 3, explainDue: true, n: 3 }
  ])
  expect(counted.filter(({ count }) => count > 0)).toEqual([
    { display: 1, count: 7, urgent: 2, ordinary: 5 },
    { display: 2, count: 3, urgent: 0, ordinary: 3 },
    { display: 3, count: 1, urgent: 0, ordinary: 1 },
    { display: 5, count: 3, urgent: 0, ordinary: 3 },
    { display: 8, count: 15, urgent: 2, ordinary: 13 }
  ])
})

test('the number of a tab is listed once, even if several tables have it', () => {
  expect(displaysOf(messageTabs, receivedDeliveryTabs)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('a moment of a tab is set or not, by the column of its name', () => {
  const tabs = [
    { display: 1, key: 'all', holds: { naggedAt: true } },
    { display: 2, key: 'open', holds: { naggedAt: false } }
  ] as const
  const columnAt = (column: 'nagged_at' | 'answered_at') => sql.ref(`a.${column}`)
  const conditions = conditionsByDisplay<'naggedAt'>(tabs, placesOfMoments(tabs, columnAt))
  expect(Object.values(conditions).map(textOf)).toEqual([
    '"a"."nagged_at" is not null',
    '"a"."nagged_at" is null'
  ])
  // @ts-expect-error the table has no column of this name
  placesOfMoments([{ display: 1, key: 'all', holds: { nagedAt: true } }] as const, columnAt)
})
