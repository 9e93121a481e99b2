/** Texts of finding somebody to write to. */
export const messages = {
  'leaders.title': '部委 / 地方领导',
  'leaders.intro': '按地区逐级查找，或直接输入名称。',
  'leaders.kinds': '类别',
  'leaders.local': '地方领导',
  'leaders.congress': '人大',
  'leaders.found': '共 {total} 个留言对象',
  'leaders.none': '没有找到符合条件的留言对象',
  'leaders.noneHint': '换个地区，或用更短的名称再试试。',

  'forums.title': '全部留言对象',
  'forums.intro': '可以留言的地方领导、国家部委和人大。'
} as const

declare module '../keys.ts' {
  interface Parts {
    forums: typeof messages
  }
}
