import { specialCampaign } from '@board/schemas/facts/formats'
import type { Ledger } from './ledger.ts'

interface Topic {
  id: number
  name: string
  nameEnUs: string
  domains: readonly number[]
  isOver?: true
}

/** The national topics with their domains, including that of the special campaign and one that is over. */
const topics: readonly Topic[] = [
  { id: 1, name: '明年民生实事建议', nameEnUs: 'Public projects for next year', domains: [1, 4, 8] },
  { id: 2, name: '优化营商环境', nameEnUs: 'A better business environment', domains: [3, 12] },
  { id: 3, name: '乡村振兴金点子', nameEnUs: 'Ideas for rural revitalization', domains: [6] },
  { id: 4, name: '高考志愿与招生咨询', nameEnUs: 'College admissions advice', domains: [4], isOver: true },
  {
    id: specialCampaign.topicId,
    name: '我为规划建一言',
    nameEnUs: 'A word on the five-year plan',
    domains: [5, 13]
  }
]

/** One message in so many of a topic's domains belongs to the topic. */
const oneIn = 5

export const topicRows = () =>
  topics.map(({ id, name, nameEnUs, isOver }, index) => ({
    id,
    name,
    name_en_us: nameEnUs,
    status: isOver ? 0 : 1,
    sort: index + 1
  }))

/** Gives some messages a topic of their domains. */
export function giveTopics({ messages }: Ledger): void {
  for (const [index, message] of messages.entries()) {
    const topic = topics.find(({ domains }) => domains.includes(message.domain_id))
    if (topic && index % oneIn === 0) message.topic_id = topic.id
  }
}
