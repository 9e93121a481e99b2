/** Texts of the hand-over of a forum. */
export const handover = {
  none: '沒有進行中的移交',
  underWay: '正在移交留言',
  moving: '正在移交 %{moved} / %{total} 則留言',
  waiting: '已移交 %{moved} / %{total} 則留言，%{waiting} 則有未辦結事項，由原機構辦結後移交',
  finished: '已移交 %{moved} 則留言',
  again: '移交完成前，不能再改由其他機構辦理。'
}
