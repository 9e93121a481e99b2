/** Texts of favourites, followed messages and opened messages. */
export const messages = {
  'marks.search': '在标题和内容里查找',
  'marks.undo': '恢复',
  'marks.unavailable': '编号 {tid} 的留言',
  'marks.unavailableHint': '这条留言已不再公开，可以从列表里移除。',

  'collect.found': '共 {total} 条收藏',
  'collect.none': '还没有收藏',
  'collect.noneHint': '在留言页面点“收藏”，以后可以在这里找到它。',
  'collect.marked': '收藏于 {time}',
  'collect.remove': '取消收藏',
  'collect.removed': '已取消收藏：',

  'follows.found': '共关注 {total} 条留言',
  'follows.none': '还没有关注的留言',
  'follows.noneHint': '在留言页面点“关注”，有新回复时会通知您。',
  'follows.marked': '关注于 {time}',
  'follows.remove': '取消关注',
  'follows.removed': '已取消关注：',

  'tracks.found': '共 {total} 条浏览记录',
  'tracks.none': '没有浏览记录',
  'tracks.noneHint': '您打开过的留言会显示在这里，只有您自己能看到。',
  'tracks.marked': '浏览于 {time}',
  'tracks.remove': '删除',
  'tracks.removed': '已删除浏览记录：',
  'tracks.clear': '全部清空',
  'tracks.clearDialog': '清空浏览足迹',
  'tracks.clearHint': '全部浏览记录都会删除，不能恢复。收藏和关注不受影响。',
  'tracks.cleared': '已清空 {count} 条浏览记录',
  'marks.actOn': '{act}：{name}'
} as const

declare module '../keys.ts' {
  interface Parts {
    marks: typeof messages
  }
}
