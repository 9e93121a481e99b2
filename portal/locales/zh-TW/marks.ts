/** Texts of favourites, followed messages and opened messages. */
export const messages = {
  'marks.search': '在標題和內容中尋找',
  'marks.undo': '復原',
  'marks.unavailable': '編號 {tid} 的留言',
  'marks.unavailableHint': '這則留言已不再公開，可以從清單中移除。',

  'collect.found': '共 {total} 則收藏',
  'collect.none': '還沒有收藏',
  'collect.noneHint': '在留言頁面按「收藏」，以後可以在這裡找到它。',
  'collect.marked': '收藏於 {time}',
  'collect.remove': '取消收藏',
  'collect.removed': '已取消收藏：',

  'follows.found': '共關注 {total} 則留言',
  'follows.none': '還沒有關注的留言',
  'follows.noneHint': '在留言頁面按「關注」，有新回覆時會通知您。',
  'follows.marked': '關注於 {time}',
  'follows.remove': '取消關注',
  'follows.removed': '已取消關注：',

  'tracks.found': '共 {total} 則瀏覽紀錄',
  'tracks.none': '沒有瀏覽紀錄',
  'tracks.noneHint': '您開啟過的留言會顯示在這裡，只有您自己看得到。',
  'tracks.marked': '瀏覽於 {time}',
  'tracks.remove': '刪除',
  'tracks.removed': '已刪除瀏覽紀錄：',
  'tracks.clear': '全部清空',
  'tracks.clearDialog': '清空瀏覽足跡',
  'tracks.clearHint': '所有瀏覽紀錄都會刪除，無法復原。收藏和關注不受影響。',
  'tracks.cleared': '已清空 {count} 則瀏覽紀錄',
  'marks.actOn': '{act}：{name}'
} as const
