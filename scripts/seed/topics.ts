import type { Ledger } from './ledger.ts'

/** The national topics of the time, each with its domains; the last is over. */
const topics: readonly (readonly [name: string, domains: readonly number[], isOver?: true])[] = [
  ['明年民生实事建议', [1, 4, 8]],
  ['优化营商环境', [3, 12]],
  ['乡村振兴金点子', [6]],
  ['高考志愿与招生咨询', [4], true]
]

/** One message in so many of a topic's domains is written under it. */
const oneIn = 5

export const topicRows = () =>
  topics.map(([name, , isOver], index) => ({
    id: index + 1,
    name,
    status: isOver ? 0 : 1,
    sort: index + 1
  }))

/** Puts some messages under the topics of their domains. */
export function giveTopics({ messages }: Ledger): void {
  for (const [index, message] of messages.entries()) {
    const topic = topics.findIndex(([, domains]) => domains.includes(message.domain_id))
    if (topic >= 0 && index % oneIn === 0) message.topic_id = topic + 1
  }
}
