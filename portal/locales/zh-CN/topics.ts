/** Texts of the page of topics. */
export const messages = {
  'topics.intro': '按大家关心的专题看留言。',
  'topics.messages': '共 {total} 条公开留言',
  'topics.manyMessages': '公开留言超过 {total} 条',
  'topics.none': '现在没有专题',
  'topics.noneHint': '您可以按领域、类型或关键词查询留言。',
  'topics.issues': '大家反映的热点',
  'topics.byTopic': '各专题的留言',
  'topics.all': '查看全部',
  'topics.people': '{people} 人反映',
  'topics.since': '{day} 起',
  'topics.progress': '进展：',
  'topics.noProgress': '正在办理，进展会在这里更新。'
} as const

declare module '../keys.ts' {
  interface Parts {
    topics: typeof messages
  }
}
