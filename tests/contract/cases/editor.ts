/** Cases of approving texts, and of the lists of administrators. */
import { maxId } from '@board/schemas/facts/formats'
import { buildForum } from '../../support/builders/builders.ts'
import { type ClientCase, when } from '../support/case.ts'
import { approved, commented, posted, supplemented } from '../support/scenes.ts'

const day = 86_400
const reason = '请写明具体路段'

/** The decisions about a text. Each is made once; a second decision is refused. */
const decisions = [
  { id: 'approveSupplement', scene: supplemented, more: {} },
  { id: 'returnSupplement', scene: supplemented, more: { reason } },
  { id: 'approveComment', scene: commented, more: {} },
  { id: 'refuseComment', scene: commented, more: { reason } }
] as const

const decisionCases: ClientCase[] = decisions.flatMap(({ id, scene, more }) => [
  when(id, 'done', 'editor', async stage => ({ body: { id: (await scene(stage)).id, ...more } }) as never),
  when(
    id,
    'MSG0001',
    'editor',
    async stage => {
      const body = { id: (await scene(stage)).id, ...more }
      await stage.call('editor', id, { body } as never)
      return { body } as never
    },
    'a second time'
  )
])

export const editorCases: readonly ClientCase[] = [
  ...decisionCases,
  when('pageEditorQueue', 'done', 'editor', async stage => {
    await posted(stage)
    return { body: { display: 1, page: 1, rows: 10 } }
  }),
  when(
    'pageEditorQueue',
    'MSG0010',
    'editor',
    () => ({ body: { timeSt: 2 * day, timeEd: day } }),
    'with an end before its start'
  ),
  when('pageEditorQueue', 'MSG0011', 'editor', () => ({ body: { page: 1002 } }), 'beyond 10,000 rows'),
  when('editorQueueCount', 'done', 'editor', () => ({ body: {} })),
  when(
    'editorQueueCount',
    'MSG0010',
    'editor',
    () => ({ body: { timeSt: 2 * day, timeEd: day } }),
    'with an end before its start'
  ),
  when('getEditorMessage', 'done', 'editor', async stage => ({ body: { tid: (await posted(stage)).tid } })),
  when('examineMessage', 'done', 'editor', async stage => ({ body: { tid: (await posted(stage)).tid } })),
  when('reclassifyMessage', 'done', 'editor', async stage => ({
    body: { ...(await posted(stage)), domainId: 2 }
  })),
  when(
    'reclassifyMessage',
    'MSG0001',
    'editor',
    async stage => ({ body: { ...(await approved(stage)), domainId: 2 } }),
    'once it is approved'
  ),
  when(
    'reclassifyMessage',
    'GEN0409',
    'editor',
    async stage => ({ body: { ...(await posted(stage)), version: 99, domainId: 2 } }),
    'with another version'
  ),
  when(
    'reclassifyMessage',
    'MSG0005',
    'editor',
    async stage => ({ body: { ...(await posted(stage)), fid: maxId } }),
    'to a forum that does not exist'
  ),
  when(
    'reclassifyMessage',
    'FRM0001',
    'editor',
    async stage => {
      const { fid } = await buildForum(stage.db, { status: 0 })
      return { body: { ...(await posted(stage)), fid } }
    },
    'to a closed forum'
  ),
  when('approveMessage', 'done', 'editor', async stage => ({
    body: { ...(await posted(stage)), priorityLevel: 1 }
  })),
  when(
    'approveMessage',
    'MSG0001',
    'editor',
    async stage => ({ body: { ...(await approved(stage)), priorityLevel: 1 } }),
    'a second time'
  ),
  when(
    'approveMessage',
    'GEN0409',
    'editor',
    async stage => ({ body: { ...(await posted(stage)), version: 99, priorityLevel: 1 } }),
    'with another version'
  ),
  when('returnMessage', 'done', 'editor', async stage => ({ body: { ...(await posted(stage)), reason } })),
  when(
    'returnMessage',
    'MSG0001',
    'editor',
    async stage => ({ body: { ...(await approved(stage)), reason } }),
    'once it is approved'
  ),
  when(
    'returnMessage',
    'GEN0409',
    'editor',
    async stage => ({ body: { ...(await posted(stage)), version: 99, reason } }),
    'with another version'
  ),
  when('pageDevInbox', 'done', 'administrator', () => ({ body: { display: 1, page: 1, rows: 10 } })),
  when('pageDevInbox', 'MSG0011', 'administrator', () => ({ body: { page: 1002 } }), 'beyond 10,000 rows')
]
