import { specialCampaign } from '@board/schemas/formats'
import type { Ledger } from './ledger.ts'

/** The national topics of the time, each with its domains: that of the special campaign among them, and one that is over. */
const topics: readonly { id: number; name: string; domains: readonly number[]; isOver?: true }[] = [
  { id: 1, name: '明年民生实事建议', domains: [1, 4, 8] },
  { id: 2, name: '优化营商环境', domains: [3, 12] },
  { id: 3, name: '乡村振兴金点子', domains: [6] },
  { id: 4, name: '高考志愿与招生咨询', domains: [4], isOver: true },
  { id: specialCampaign.topicId, name: '我为规划建一言', domains: [5, 13] }
]

/** One message in so many of a topic's domains is written under it. */
const oneIn = 5

export const topicRows = () =>
  topics.map(({ id, name, isOver }, index) => ({
    id,
    name,
    status: isOver ? 0 : 1,
    sort: index + 1
  }))

/** Puts some messages under the topics of their domains. */
export function giveTopics({ messages }: Ledger): void {
  for (const [index, message] of messages.entries()) {
    const topic = topics.find(({ domains }) => domains.includes(message.domain_id))
    if (topic && index % oneIn === 0) message.topic_id = topic.id
  }
}
