import { operations } from '@board/generated/operations'
import { describe, expect, it } from 'vitest'
import { ofClass } from './cases/automatic.ts'
import { classes, contradictionsOf, factsOf, refusalsBy } from './support/classes.ts'
import { operationIds } from './support/document.ts'

describe('the class of an operation', () => {
  it('declares the refusals that the operation that stands for it shows', () => {
    const other = classes.flatMap(([first, ...others]) =>
      others.filter(id => first && ofClass(id).join() !== ofClass(first).join())
    )
    expect(other).toEqual([])
  })

  it('declares every refusal that its facts require', () => {
    const missing = operationIds.flatMap(id => {
      const declared: readonly string[] = operations[id].errors
      return refusalsBy(factsOf(id))
        .filter(code => !declared.includes(code))
        .map(code => `${id}: ${code}`)
    })
    expect(missing).toEqual([])
  })

  it('has the same facts in the server and in the table of the clients', () => {
    expect(operationIds.flatMap(contradictionsOf)).toEqual([])
  })
})
