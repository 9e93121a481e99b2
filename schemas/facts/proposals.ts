/** The kinds of proposals that the product makes for people, who decide. Domain 8. */
import type { Language } from '../errors/catalogue.ts'

export const proposableKinds = [
  'domain',
  'type',
  'forum',
  'unit',
  'similar',
  'answered',
  'queue',
  'hot'
] as const

export type ProposableKind = (typeof proposableKinds)[number]

/** The names of the kinds of proposals. */
export const proposalWords: Readonly<Record<Language, Readonly<Record<ProposableKind, string>>>> = {
  'zh-CN': {
    domain: '领域',
    type: '类型',
    forum: '收信人',
    unit: '承办单位',
    similar: '相似留言',
    answered: '以往答复',
    queue: '审核提示',
    hot: '热点'
  },
  'zh-TW': {
    domain: '領域',
    type: '類型',
    forum: '收信人',
    unit: '承辦單位',
    similar: '相似留言',
    answered: '以往答覆',
    queue: '審核提示',
    hot: '熱點'
  },
  'en-US': {
    domain: 'Domain',
    type: 'Type',
    forum: 'Recipient',
    unit: 'Unit in charge',
    similar: 'Similar messages',
    answered: 'Earlier replies',
    queue: 'Hints for approval',
    hot: 'Hot issues'
  }
}
