import { expect, test } from 'vitest'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { publicMessage } from './publicMessage.ts'

const item = (id: number, facts: object) =>
  ({
    id,
    content: `原文${id}`,
    publicContent: null,
    auditState: 1,
    ...facts
  }) as StaffMessage['contentList'][number]

test('the public reads the public wording, and no text that waits for approval', () => {
  const contentList = [item(1, { publicContent: '住在■■的老人' }), item(2, {}), item(3, { auditState: 0 })]
  expect(publicMessage({ subject: '张某家漏水', publicSubject: '■■家漏水', contentList })).toEqual({
    subject: '■■家漏水',
    contents: [
      { id: 1, text: '住在■■的老人' },
      { id: 2, text: '原文2' }
    ]
  })
  expect(publicMessage({ subject: '路灯不亮', publicSubject: null, contentList: [] }).subject).toBe(
    '路灯不亮'
  )
})
