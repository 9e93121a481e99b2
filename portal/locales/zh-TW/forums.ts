/** Texts of the search for a forum. */
export const messages = {
  'leaders.title': '部委 / 地方領導',
  'leaders.intro': '依地區逐級尋找，或直接輸入名稱。',
  'leaders.kinds': '類別',
  'leaders.local': '地方領導',
  'leaders.congress': '人大',
  'leaders.found': '共 {total} 個留言對象',
  'leaders.none': '找不到符合條件的留言對象',
  'leaders.noneHint': '部門、街道和鄉鎮的留言由當地領導受理，請輸入其職務或依地區尋找。',
  'forum.counts': '已受理\u00a0{messages}\u00a0則（含不公開），辦結回覆\u00a0{replies}\u00a0則',
  'forum.countedAt': '留言數統計截至',
  'leaders.near': '這裡的領導受理當地各部門的留言：',

  'forums.title': '全部留言對象',
  'forums.below': '下級地區',
  'forums.itself': '僅所選地區',
  'forums.withBelow': '含所有下級地區',
  'forums.intro': '可以留言的地方領導、部委和人大。',

  'leaders.lastUsed': '最近聯絡過',
  'directory.title': '部委與地方',
  'directory.intro': '國家部委一覽，以及各地區的領導。點名稱看公開留言，點「去留言」即可撰寫。',
  'directory.noMinistries': '國家部委尚未開放留言。請在上方依地區尋找領導。',
  'advice.title': '向部委領導建言',
  'advice.intro': '寫給國家部委的意見、建議和求助。',
  'complaint.title': '給領導留言',
  'complaint.intro': '選擇受理您問題的領導或部委。不確定時，寫給當地的縣級或市級領導。'
} as const
