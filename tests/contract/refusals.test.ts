/** Each operation refuses with each of its codes; `operations.test.ts` has the calls that are done. */
import { describe, expect, it } from 'vitest'
import { describeAnswers } from './support/answers.ts'
import { operationIds } from './support/document.ts'
import { isOfEntity } from './support/entities.ts'
import { happenedVerbs, wrongAudiences } from './support/events.ts'

const stage = await describeAnswers(
  operationIds.filter(id => !isOfEntity(id)),
  'refused'
)

describe('the events of what happened before the refusals', () => {
  it('have only audiences that their verbs allow', async () => {
    expect(await wrongAudiences(stage)).toEqual([])
  })

  it('include a proposal that lapsed', async () => {
    expect(await happenedVerbs(stage)).toContain('proposal.lapsed')
  })
})
