/** Cases of help pages, of feedback to the platform, and of the returned items of a group. */
import { maxId } from '@board/schemas/facts/formats'
import { type ClientCase, when } from '../support/case.ts'
import { graded } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const written = {
  type: 2,
  content: '手机上看不到附件，点开是空白页。',
  contact: 'reader@example.org'
} as const
const answer = '谢谢，已经修好，请刷新页面。'

const waiting = async (stage: Stage) => ({
  ...(await stage.call('citizen', 'addFeedback', { body: written })),
  version: 1
})

const answering = async (stage: Stage, change: object = {}) => ({
  body: { ...(await waiting(stage)), answer, ...change }
})

/** Returns the body of a change of a help page. */
async function page(stage: Stage, later = 0) {
  const pages = await stage.call('editor', 'listHelpTexts', {})
  const { version = 0 } = pages.find(({ key, language }) => key === 7 && language === 'zh-CN') ?? {}
  const text = { title: '联系我们', content: '请登录后写意见反馈。' }
  return { body: { key: 7, language: 'zh-CN', ...text, version: version + later } as const }
}

export const feedbackCases: readonly ClientCase[] = [
  when('listHelp', 'done', 'visitor', () => ({})),
  when('getHelp', 'done', 'visitor', () => ({ query: { key: 1 } })),
  when('listHelpTexts', 'done', 'editor', () => ({})),
  when('saveHelpText', 'done', 'editor', stage => page(stage)),
  when('saveHelpText', 'GEN0409', 'editor', stage => page(stage, 5), 'with another version'),
  when('addFeedback', 'done', 'citizen', () => ({ body: written })),
  when('listOwnFeedback', 'done', 'citizen', async stage => {
    await waiting(stage)
    return { query: { display: 1, keywords: '附件' } }
  }),
  when('listOwnFeedback', 'MSG0011', 'citizen', () => ({ query: { page: 1002 } }), 'beyond 10,000 rows'),
  when('pageFeedback', 'done', 'editor', async stage => {
    await waiting(stage)
    return { body: { display: 1, type: 2, keywords: '附件', rows: 10 } }
  }),
  when('pageFeedback', 'MSG0011', 'editor', () => ({ body: { page: 1002 } }), 'beyond 10,000 rows'),
  when('feedbackCount', 'done', 'editor', () => ({ body: {} })),
  when('answerFeedback', 'done', 'editor', stage => answering(stage)),
  when(
    'answerFeedback',
    'GEN0404',
    'editor',
    stage => answering(stage, { id: maxId }),
    'of feedback that does not exist'
  ),
  when(
    'answerFeedback',
    'GEN0409',
    'editor',
    stage => answering(stage, { version: 9 }),
    'with another version'
  ),
  when(
    'answerFeedback',
    'FBK0001',
    'editor',
    async stage => {
      const input = await answering(stage)
      await stage.call('editor', 'answerFeedback', input)
      return input
    },
    'a second time'
  ),
  when('revealFeedbackContact', 'done', 'editor', async stage => ({
    body: { id: (await waiting(stage)).id, reason: '需要核实' }
  })),
  when(
    'revealFeedbackContact',
    'GEN0404',
    'editor',
    () => ({ body: { id: maxId, reason: '需要核实' } }),
    'of feedback that does not exist'
  ),
  when('pageReturned', 'done', 'city', async stage => {
    await graded(stage)
    return { body: { source: 'user', rows: 10 } }
  }),
  when(
    'pageReturned',
    'MSG0010',
    'city',
    () => ({ body: { source: 'last', startTime: 2000, endTime: 1000 } }),
    'with an end before its start'
  ),
  when(
    'pageReturned',
    'MSG0011',
    'city',
    () => ({ body: { source: 'next', page: 1002 } }),
    'beyond 10,000 rows'
  ),
  when('returnedCounts', 'done', 'city', () => ({}))
]
