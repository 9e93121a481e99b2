import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../lib/i18n.tsx'
import { loadMessages } from '../../locales/load.ts'
import { type AnswerPromise, PromiseChip } from './promise-chip.tsx'

const messages = await loadMessages('zh-CN', ['common'])

const kept: AnswerPromise = {
  answer: 'reply',
  dueAt: 1_800_000_000,
  daysLeft: null,
  answeredAt: 1_799_990_000,
  stoppedSince: null,
  stoppedBy: null,
  extendedFrom: null,
  lateDays: null
}
const words = (promise: AnswerPromise, state: number) =>
  renderToStaticMarkup(
    <I18nProvider language="zh-CN" messages={messages}>
      <PromiseChip promise={promise} state={state} />
    </I18nProvider>
  ).replace(/<[^>]*>/g, '')

// after a second grade, a chip with the bare verb would read as something that is still to be done
test('a kept promise names the answer that was given', () => {
  expect(words(kept, 2)).toBe('已按时回复')
  expect(words({ ...kept, answer: 'explanation' }, 12)).toBe('已按时解释')
})

test('a late answer is named with its delay', () => {
  expect(words({ ...kept, lateDays: 2 }, 2)).toBe('已回复，逾期 2 个工作日')
  expect(words({ ...kept, answer: 'explanation', lateDays: 2 }, 12)).toBe('已解释，逾期 2 个工作日')
})
