import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { IssueText, RegionTree } from '@board/server/overview/issues/divide'
import { randomFrom } from '../../demo/random.ts'
import type { Measure } from '../bench.ts'
import { makeContent, makeSubject } from '../fill/text.ts'
import { makeWorld } from '../fill/world.ts'
import { atMost } from '../result.ts'

/** The messages of 90 days, as many as the job reads at most. */
const messages = 100_000
const days = 90
const pageSize = 2000

/** What the child works on. */
export interface IssueRunWork {
  readonly regions: RegionTree
  readonly now: number
}

/** What the child measures. Memory is in mebibytes. */
export interface IssueRunFigures {
  readonly seconds: number
  readonly messages: number
  readonly issues: number
  /** The memory of the process before the first message. */
  readonly before: number
  readonly peak: number
}

/** Each 1,000th message is about one estate, so that the search has something to find. */
const estate = '听涛雅苑'
const estateEach = 1000

/** Makes messages with words as frequent as in real ones, about as long as those, the newest first. */
function* makePages(now: number): Generator<IssueText[]> {
  const random = randomFrom(184)
  const { forumOf, authors, large } = makeWorld(messages)
  for (let first = 0; first < messages; first += pageSize)
    yield Array.from({ length: pageSize }, (_, at) => ({
      id: messages - first - at,
      subject: at % estateEach === 0 ? `${estate}${makeSubject(random)}` : makeSubject(random),
      content: `${at % estateEach === 0 ? estate : ''}${makeContent(random)}${makeContent(random)}`,
      at: now - ((first + at) / messages) * days * 86_400_000,
      author: 1 + Math.floor(random.next() * authors),
      isPublic: random.chance(0.8),
      region: (at % estateEach === 0 ? large : forumOf(random)).regionId
    }))
}

/** Measures the time and the memory of the nightly search for hot issues, in a process of its own. */
export const measureHotIssueRun: Measure = async ({ log }) => {
  const child = fork(new URL('hot-issue-child.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: process.execArgv
  })
  const now = Date.now()
  const send = (message: IssueRunWork | readonly IssueText[] | null) =>
    new Promise<void>((resolve, reject) => {
      child.send(message as never, error => (error ? reject(error) : resolve()))
    })
  const { regions } = makeWorld(messages)
  await send({ regions: new Map(regions.map(({ id, parentId }) => [id, parentId])), now })
  await once(child, 'message')
  const answer: Promise<IssueRunFigures[]> = once(child, 'message')
  for (const page of makePages(now)) await send(page)
  await send(null)
  const [figures] = await answer
  if (!figures?.issues) throw new Error('The search for issues found none')
  const { seconds, issues, before, peak } = figures
  log(
    `  ${figures.messages} messages, ${issues} issues, ${Math.round(peak)} MB at most, ${Math.round(before)} MB before`
  )
  return {
    what: `hot issues: the nightly search among ${messages.toLocaleString('en')} messages`,
    bar: '≤ 5 minutes on one core, ≤ 300 MB above what the process had before',
    reference: '',
    findings: [
      atMost('time', seconds, 300, value => `${Math.round(value)} s`),
      atMost('memory', peak - before, 300, value => `${Math.round(value)} MB`)
    ]
  }
}
