import { openStates as shared } from '@board/schemas/facts/open-states'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { deliveryTransitions } from '../../correspondence/deliveries/transitions.ts'
import { proposalTransitions } from '../../correspondence/proposals/transitions.ts'
import { recheckOutcomes } from '../../correspondence/rechecks/outcomes.ts'
import { reportTransitions } from '../../correspondence/reports/transitions.ts'
import { holdersStatesInSql, openStatesInSql, owedStatesInSql } from '../assignment-core/in-sql.ts'
import { assignmentTransitions, openStates } from '../assignment-core/transitions.ts'
import { campaignTransitions } from '../campaign-core/transitions.ts'
import { firstGradeStatesInSql, gradableStatesInSql, gradedStatesInSql } from '../message-core/in-sql.ts'
import { messageTransitions } from '../message-core/transitions.ts'

const { db } = await testDatabase()

const textOf = (part: RawBuilder<unknown>) => part.compile(db).sql

test('an assignment is open while some action leads on from its state', () => {
  expect(openStates).toEqual([10, 20, 25, 30, 40])
  const ends = [assignmentTransitions.adopt.to, assignmentTransitions.cancel.to]
  expect(ends.filter(state => (openStates as readonly number[]).includes(state))).toEqual([])
})

test('the shared open states are those of the tables of transitions', () => {
  expect(shared.assignment).toEqual(openStates)
  const decided: number[] = Object.values(recheckOutcomes).map(({ state }) => state)
  expect(shared.recheck.filter(state => decided.includes(state))).toEqual([])
  expect(shared.delivery).toEqual(deliveryTransitions.accept.from)
  expect(shared.report).toEqual(reportTransitions.takeOver.from)
  expect(shared.proposal).toEqual(proposalTransitions.approve.from)
  expect(shared.campaign).toEqual(campaignTransitions.confirm.from)
  expect(shared.unapproved).toEqual(messageTransitions.approve.audit.from)
  expect(shared.approved).toEqual([messageTransitions.approve.audit.to])
  expect(shared.unanswered).toEqual(messageTransitions.replyInterim.state.from)
})

test('lists of states in SQL are those of the tables of transitions', () => {
  expect(textOf(openStatesInSql)).toBe('10, 20, 25, 30, 40')
  expect(textOf(owedStatesInSql)).toBe('10, 20, 25, 30')
  expect(textOf(holdersStatesInSql)).toBe('10, 20')
  expect(textOf(firstGradeStatesInSql)).toBe('1, 2')
  expect(textOf(gradableStatesInSql)).toBe('1, 2, 11, 12')
  expect(textOf(gradedStatesInSql)).toBe('3, 13')
})

test('the indexes on what is due are of the states in which something is owed', async () => {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes
    where indexname in ('assignment_given_due', 'assignment_held_due')`.execute(db)
  expect(rows).toHaveLength(2)
  const states = textOf(owedStatesInSql).split(', ')
  for (const { definition } of rows)
    expect(/state = ANY \(ARRAY\[(.*?)\]/.exec(definition)?.[1]?.match(/\d+/g)).toEqual(states)
})
