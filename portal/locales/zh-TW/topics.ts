/** Texts of the page of topics. */
export const messages = {
  'topics.intro': '依大家關心的專題看留言。',
  'topics.messages': '共 {total} 則公開留言',
  'topics.manyMessages': '公開留言超過 {total} 則',
  'topics.none': '目前沒有專題',
  'topics.noneHint': '您可以依領域、類型或關鍵字查詢留言。',
  'topics.issues': '大家反映的熱點',
  'topics.byTopic': '各專題的留言',
  'topics.all': '查看全部',
  'topics.people': '{people} 人反映',
  'topics.since': '{day} 起',
  'topics.progress': '進展：',
  'topics.noProgress': '正在辦理，進展會在這裡更新。'
} as const
