/** Texts of the hand-over of a forum. */
export const handover = {
  none: '没有进行中的移交',
  underWay: '正在移交留言',
  moving: '正在移交 %{moved} / %{total} 条留言',
  waiting: '已移交 %{moved} / %{total} 条留言，%{waiting} 条有未办结事项，由原机构办结后移交',
  finished: '已移交 %{moved} 条留言',
  again: '移交完成前，不能再改由其他机构办理。'
}
