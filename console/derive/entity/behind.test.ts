import { expect, test } from 'vitest'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { messagesBehind } from './behind.ts'

const record = { id: 12 } as EntityRecord

test('a forum, an institution and a topic lead to their messages at the console', () => {
  expect(['forum', 'institution', 'topic', 'region'].map(name => messagesBehind(name, record)?.to)).toEqual([
    '/queue?display=4&fids=12',
    '/queue?display=4&groupId=12',
    '/queue?display=4&topicId=12',
    undefined
  ])
})
