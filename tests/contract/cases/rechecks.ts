/** Cases of requesting a recheck of a message or its grade, and of the decisions. */
import { type ClientCase, when } from '../support/case.ts'
import { dispute, disputed, gradeDisputed, reason } from '../support/moderation-scenes.ts'
import { pagingCases } from '../support/paging-cases.ts'
import { approved, assigned, graded, replied } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const decided = { reason: '该路段确由贵局养护，请继续办理' }

const asking: ClientCase[] = [
  when('requestRecheck', 'done', 'city', async stage => ({ body: dispute(await approved(stage)) })),
  when(
    'requestRecheck',
    'done',
    'city',
    async stage => ({ body: dispute(await graded(stage), 4) }),
    'of a grade'
  ),
  when(
    'requestRecheck',
    'MSG0001',
    'city',
    async stage => ({ body: dispute(await disputed(stage)) }),
    'a second time'
  ),
  when(
    'requestRecheck',
    'MSG0001',
    'city',
    async stage => ({ body: dispute(await replied(stage)) }),
    'once replied'
  ),
  when(
    'requestRecheck',
    'RCK0001',
    'city',
    async stage => ({ body: dispute(await stage.view((await assigned(stage)).tid)) }),
    'while it is assigned'
  ),
  when(
    'requestRecheck',
    'RCK0002',
    'city',
    async stage => ({ body: dispute(await approved(stage), 4) }),
    'of no grade'
  ),
  when(
    'requestRecheck',
    'RCK0003',
    'city',
    async stage => ({ body: { ...dispute(await approved(stage), 2), originalLink: 'javascript:alert(1)' } }),
    'with an invalid link'
  ),
  when(
    'requestRecheck',
    'GEN0409',
    'city',
    async stage => ({ body: { ...dispute(await approved(stage)), version: 99 } }),
    'with another version'
  ),
  when(
    'requestRecheck',
    'GEN0404',
    'stranger',
    async stage => ({ body: dispute(await approved(stage)) }),
    'of another group’s message'
  ),
  when('withdrawRecheck', 'done', 'city', async stage => ({ body: { tid: (await disputed(stage)).tid } })),
  when(
    'withdrawRecheck',
    'MSG0001',
    'city',
    async stage => ({ body: { tid: (await approved(stage)).tid } }),
    'without an open recheck'
  ),
  when(
    'withdrawRecheck',
    'GEN0404',
    'stranger',
    async stage => ({ body: { tid: (await disputed(stage)).tid } }),
    'of another group'
  )
]

const decision = async (scene: Promise<{ tid: number; version: number }>, change: object = {}) => ({
  body: { ...(await scene), ...decided, ...change }
})

const deciding: ClientCase[] = (['rejectRecheck', 'strikeGrade'] as const).flatMap(id => {
  const on = (
    expected: ClientCase['expected'],
    what: string,
    input: (stage: Stage) => ReturnType<typeof decision>
  ) => when(id, expected, 'editor', input, what)
  return [
    on('done', '', stage => decision(gradeDisputed(stage))),
    on('MSG0001', 'where none is open', stage => decision(graded(stage))),
    on('GEN0409', 'with another version', stage => decision(gradeDisputed(stage), { version: 99 })),
    on('GEN0404', 'of a message that does not exist', stage =>
      decision(approved(stage), { tid: 2_147_483_647 })
    )
  ]
})

export const recheckCases: readonly ClientCase[] = [
  ...asking,
  ...deciding,
  when(
    'strikeGrade',
    'MSG0001',
    'editor',
    async stage => ({ body: { ...(await disputed(stage)), reason } }),
    'where there is no grade'
  ),
  ...pagingCases('pageOwnRechecks', 'city', disputed),
  ...pagingCases('pageRechecks', 'editor', disputed)
]
