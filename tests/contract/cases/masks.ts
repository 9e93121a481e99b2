/** Cases of invalid masks of citizens and editors, and of changed masks without a reason. Domain 7. */
import { type Case, type ClientCase, when } from '../support/case.ts'
import { approved, posted, returned, supplemented } from '../support/scenes.ts'
import { draft, type Stage } from '../support/stage.ts'

const inside = [{ field: 'content' as const, start: 0, end: 2 }]
const outside = [{ field: 'content' as const, start: 0, end: 9999 }]
const reason = '涉及个人信息'

const written: ClientCase[] = [
  when(
    'postMessage',
    'done',
    'citizen',
    stage => ({ body: { ...draft, fid: stage.world.forums.city, masks: inside } }),
    'with a masked passage'
  ),
  when(
    'postMessage',
    'MSG0014',
    'citizen',
    stage => ({ body: { ...draft, fid: stage.world.forums.city, masks: outside } }),
    'with a mask outside of the text'
  ),
  when(
    'resubmitMessage',
    'MSG0014',
    'citizen',
    async stage => ({ body: { ...draft, ...(await returned(stage)), masks: outside } }),
    'with a mask outside of the text'
  ),
  when(
    'supplementMessage',
    'MSG0014',
    'citizen',
    async stage => ({
      body: { tid: (await approved(stage)).tid, content: draft.content, masks: outside }
    }),
    'with a mask outside of the text'
  )
]

const byEditor = (id: 'redactMessage' | 'approveMessage', scene: (stage: Stage) => Promise<object>) =>
  (
    [
      ['done', 'with a masked passage', { masks: inside, reason }],
      ['MSG0014', 'with a mask outside of the text', { masks: outside, reason }],
      ['MSG0015', 'with a mask and no reason', { masks: inside }]
    ] as const
  ).map(([expected, what, change]) =>
    when(
      id,
      expected,
      'editor',
      async stage => ({ body: { ...(await scene(stage)), ...change } }) as never,
      what
    )
  )

const bySupplement = (
  [
    ['MSG0014', 'with a mask outside of the text', { masks: outside, reason }],
    ['MSG0015', 'with a mask and no reason', { masks: inside }]
  ] as const
).map(([expected, what, change]) =>
  when(
    'approveSupplement',
    expected,
    'editor',
    async stage => ({ body: { id: (await supplemented(stage)).id, ...change } }) as never,
    what
  )
)

export const maskCases: readonly Case[] = [
  ...written,
  ...byEditor('redactMessage', approved),
  ...byEditor('approveMessage', async stage => ({ ...(await posted(stage)), priorityLevel: 2 })),
  ...bySupplement
]
