/** Texts of people’s suggestions. */
export const messages = {
  'suggestions.write': '我要建言',
  'suggestions.title': '人民建議',
  'suggestions.intro': '為國家與家鄉的發展建言獻策。獲採納的建議會公開標明。',
  'suggestions.hot': '熱門建議',
  'suggestions.hotIntro': '依按讚人數排列的公開建議。',
  'suggestions.latest': '最新建議',
  'suggestions.to': '向誰建議',
  'suggestions.institutions': '人大、部委和地方',
  'suggestions.institutionsIntro': '選擇您要提出建議的人大、國家部委或地方領導。',
  'suggestions.list': '全部建議',
  'suggestions.titleOf': '給{name}的建議',
  'suggestions.toForum': '前往{name}的首頁',
  'suggestions.filter': '篩選建議',
  'suggestions.search': '搜尋建議',
  'suggestions.tabs': '依採納情形查看',
  'suggestions.notAdopted': '未採納',
  'suggestions.found': '共 {total} 則建議',
  'suggestions.none': '還沒有符合條件的建議',
  'suggestions.noMore': '沒有其他建議',

  'campaign.open': '正在徵集',
  'campaign.noneOpen': '目前沒有進行中的徵集',
  'campaign.noneOpenHint': '您可以直接向人大、部委或地方領導提出建議。',
  'campaign.showAll': '查看全部徵集'
} as const
