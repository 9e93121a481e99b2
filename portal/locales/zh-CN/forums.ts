/** Texts of the search for a forum. */
export const messages = {
  'leaders.title': '部委 / 地方领导',
  'leaders.intro': '按地区逐级查找，或直接输入名称。',
  'leaders.kinds': '类别',
  'leaders.local': '地方领导',
  'leaders.congress': '人大',
  'leaders.found': '共 {total} 个留言对象',
  'leaders.none': '没有找到符合条件的留言对象',
  'leaders.noneHint':
    '部门、街道和乡镇没有单独的留言对象，由所在地的领导受理。请写当地领导的职务，或按地区查找。',
  'forum.counts': '已受理\u00a0{messages}\u00a0条（含不公开），办结回复\u00a0{replies}\u00a0条',
  'forum.countedAt': '留言数统计截至',
  'leaders.near': '这里的领导受理当地各部门的留言：',

  'forums.title': '全部留言对象',
  'forums.below': '下级地区',
  'forums.itself': '仅所选地区',
  'forums.withBelow': '含所有下级地区',
  'forums.intro': '可以留言的地方领导、国家部委和人大。',

  'leaders.lastUsed': '最近联系过',
  'directory.title': '部委与地方',
  'directory.intro': '国家部委一览，以及各地区的领导。点名称看公开留言，点“去留言”就能写。',
  'directory.noMinistries': '国家部委的留言板尚未开通。请在上面按地区找领导。',
  'advice.title': '向部委领导建言',
  'advice.intro': '写给国家部委的意见、建议和求助。',
  'complaint.title': '给领导留言',
  'complaint.intro': '选择受理您问题的领导或部委。不确定时，先写给问题发生地的县级或市级领导。'
} as const

declare module '../keys.ts' {
  interface Parts {
    forums: typeof messages
  }
}
