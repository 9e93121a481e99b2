/** Cases of the calls of an editor on an approved message. */
import { maxId } from '@board/schemas/facts/formats'
import { buildForum } from '../../support/builders/builders.ts'
import { type ClientCase, when } from '../support/case.ts'
import { adopted, deletionAsked, suggested, takenDown } from '../support/moderation-scenes.ts'
import { pagingCases } from '../support/paging-cases.ts'
import { approved, posted, returned } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const reason = '经核实内容不实'
type Scene = (stage: Stage) => Promise<{ tid: number; version: number }>

/** One act: it succeeds in one scene, and is refused in another, with another version and for a missing message. */
type Act = {
  id: 'takeDownMessage' | 'restoreMessage' | 'readdressMessage' | 'redactMessage'
  from: Scene
  not: Scene
  input: (stage: Stage) => object
}

const acts: readonly Act[] = [
  { id: 'takeDownMessage', from: approved, not: takenDown, input: () => ({ reason }) },
  { id: 'restoreMessage', from: takenDown, not: returned, input: () => ({ reason }) },
  {
    id: 'readdressMessage',
    from: approved,
    not: posted,
    input: ({ world }) => ({ fid: world.forums.province, reason })
  },
  {
    id: 'redactMessage',
    from: approved,
    not: posted,
    input: () => ({ publicSubject: '门口道路坑洼', publicContent: '门口的道路出现多处坑洼，希望尽快修补。' })
  }
]

const actCases: ClientCase[] = acts.flatMap(({ id, from, not, input }) => {
  const on = (expected: ClientCase['expected'], what: string, scene: Scene, change: object = {}) =>
    when(
      id,
      expected,
      'editor',
      async stage => ({ body: { ...(await scene(stage)), ...input(stage), ...change } }) as never,
      what
    )
  return [
    on('done', '', from),
    on('MSG0001', 'at the wrong time', not),
    on('GEN0409', 'with another version', from, { version: 99 }),
    on('GEN0404', 'of a message that does not exist', from, { tid: maxId })
  ]
})

const readdressed = async (stage: Stage, fid: number) => ({
  body: { ...(await approved(stage)), fid, reason }
})

const because = '问题已经解决，不希望继续公开'

const deletionCases: ClientCase[] = [
  when('requestDeletion', 'done', 'citizen', async stage => ({
    body: { tid: (await approved(stage)).tid, reason: because }
  })),
  when(
    'requestDeletion',
    'MSG0001',
    'citizen',
    async stage => ({ body: { tid: (await deletionAsked(stage)).tid, reason: because } }),
    'a second time'
  ),
  when(
    'requestDeletion',
    'GEN0404',
    'neighbour',
    async stage => ({ body: { tid: (await approved(stage)).tid, reason: because } }),
    'of another’s message'
  ),
  when('withdrawDeletion', 'done', 'citizen', async stage => ({
    body: { tid: (await deletionAsked(stage)).tid }
  })),
  when(
    'withdrawDeletion',
    'MSG0001',
    'citizen',
    async stage => ({ body: { tid: (await approved(stage)).tid } }),
    'that was not requested'
  ),
  when(
    'withdrawDeletion',
    'GEN0404',
    'neighbour',
    async stage => ({ body: { tid: (await deletionAsked(stage)).tid } }),
    'of another’s message'
  ),
  ...(['consentDeletion', 'refuseDeletion'] as const).flatMap(id => {
    const more = id === 'refuseDeletion' ? { reason: '留言已有公开回复，暂不宜删除' } : {}
    const on = (expected: ClientCase['expected'], what: string, scene: Scene, change: object = {}) =>
      when(
        id,
        expected,
        'editor',
        async stage => ({ body: { ...(await scene(stage)), ...more, ...change } }) as never,
        what
      )
    return [
      on('done', '', deletionAsked),
      on('MSG0001', 'that was not requested', approved),
      on('GEN0409', 'with another version', deletionAsked, { version: 99 }),
      on('GEN0404', 'of a message that does not exist', deletionAsked, { tid: maxId })
    ]
  })
]

const adoptionCases: ClientCase[] = [
  { id: 'adoptSuggestion', from: suggested, not: approved },
  { id: 'cancelAdoption', from: adopted, not: suggested }
].flatMap(({ id, from, not }) => {
  const on = (expected: ClientCase['expected'], caller: ClientCase['caller'], what: string, scene: Scene) =>
    when(
      id as 'adoptSuggestion',
      expected,
      caller,
      async stage => ({ body: { tid: (await scene(stage)).tid } }),
      what
    )
  return [
    on('done', 'city', '', from),
    on('MSG0001', 'city', 'of a message in another state', not),
    on('GEN0404', 'stranger', 'of another group’s message', from)
  ]
})

export const moderationCases: readonly ClientCase[] = [
  ...actCases,
  ...deletionCases,
  ...adoptionCases,
  ...pagingCases('pageDeletions', 'editor', deletionAsked),
  when(
    'readdressMessage',
    'MOD0001',
    'editor',
    stage => readdressed(stage, stage.world.forums.city),
    'to its own forum'
  ),
  when(
    'readdressMessage',
    'MSG0005',
    'editor',
    stage => readdressed(stage, maxId),
    'to a forum that does not exist'
  ),
  when(
    'readdressMessage',
    'FRM0001',
    'editor',
    async stage => readdressed(stage, (await buildForum(stage.db, { status: 0 })).fid),
    'to a forum that takes no messages'
  ),
  when(
    'redactMessage',
    'GEN0404',
    'editor',
    async stage => ({ body: { ...(await approved(stage)), contentId: maxId } }),
    'of a text of another message'
  ),
  when('searchForums', 'done', 'editor', () => ({ body: { keywords: '临江', from: 0, rows: 50 } }))
]
