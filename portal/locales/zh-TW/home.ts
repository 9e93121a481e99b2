/** Texts of the home page. */
export const messages = {
  'home.title': '有話，直接對領導說',
  'home.promise':
    '諮詢、求助、投訴或建言，寫給您所在地的領導或國家部委。每一則都有人辦理，辦得好不好由您評價。',
  'home.messages': '已受理的留言',
  'home.replied': '已辦結回覆',
  'home.medianDays': '辦結回覆用時（中位數）',
  'home.days': '{days} 個工作天',
  'home.allMinistries': '全部部會',
  'home.counted': '含不公開和之後刪除的留言，不含不計入統計的；搜尋只列出公開的留言，數目因此不同。',
  'home.unreadNotice': '未讀',
  'home.asOf': '統計截至',
  'home.latest': '最新回覆',
  'home.more': '查看更多回覆',
  'home.noReplies': '還沒有公開的回覆',
  'home.noRepliesHint': '留言獲得回覆後會顯示在這裡。',
  'home.regions': '尋找您所在地的領導',
  'home.find': '查看領導',

  'home.campaigns': '正在徵集建議',
  'home.campaignEnds': '截止'
} as const
