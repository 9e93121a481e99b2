import { describe, expect, it } from 'vitest'
import { describeAnswers } from './support/answers.ts'
import { operationIds } from './support/document.ts'
import { isOfEntity } from './support/entities.ts'
import { happenedVerbs, wrongAudiences } from './support/events.ts'

const stage = await describeAnswers(operationIds.filter(isOfEntity))

describe('the events of calls of entities', () => {
  it('have only audiences that their verbs allow', async () => {
    expect(await wrongAudiences(stage)).toEqual([])
  })

  it('include an import and a forum that is handed over', async () => {
    const verbs = await happenedVerbs(stage)
    expect(verbs).toContain('record.imported')
    expect(verbs).toContain('forum.handedOver')
  })
})
