/** Texts of the page of a region, and of the tree of its forums. */
export const messages = {
  'substation.title': '地方頻道',
  'substation.titleOf': '{region}頻道',
  'substation.intro': '選擇一個省份，查看當地的領導、留言和回覆。',
  'substation.allForums': '全部留言對象',
  'substation.allMessages': '查詢本地留言',
  'substation.enter': '首頁和選單只看{region}',
  'substation.forums': '留言對象',
  'substation.messages': '已受理留言（含不公開）',
  'substation.replies': '已辦結回覆',
  'substation.withBelow': '含下級地區',
  'substation.leaders': '{region}的領導',
  'substation.noLeaders': '這裡沒有本級的留言對象',
  'substation.noLeadersHint': '請在上方選擇下一級地區。',
  'substation.latest': '最新回覆',
  'substation.noReplies': '還沒有公開的回覆',
  'subSite.title': '各地留言對象',
  'subSite.titleOf': '{region}的留言對象',
  'subSite.intro': '包含下級地區和所屬單位，數字為各自受理（含不公開）和辦結回覆的留言。',
  'subSite.introNone': '先選擇省份。',
  'subSite.found': '共 {forums} 個留言對象，已受理留言 {messages} 則，辦結回覆 {replies} 則'
} as const
