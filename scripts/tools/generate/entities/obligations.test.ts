import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { discoverEntities } from './discover.ts'
import { exceptions, obligationProblems } from './obligations.ts'

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))
const entities = await discoverEntities(root)

it('finds the entities of the product in their folders', () => {
  expect(entities.map(({ name }) => name)).toContain('parameter')
})

it('reports no field without a required part in any entity', () => {
  expect(entities.flatMap(entity => obligationProblems(entity))).toEqual([])
})

it('has no exception that is not needed, and no new one', () => {
  const needless = exceptions.filter(one => {
    const others = exceptions.filter(other => other !== one)
    return entities.every(entity => obligationProblems(entity, others).length === 0)
  })
  expect(needless).toEqual([])
  expect(exceptions.length).toBeLessThanOrEqual(0)
})
