/** Texts of the dialog that puts holidays into use. */
export const calendar = {
  busy: '正在计算对未办结期限的影响…',
  again: '再试一次',
  none: '当前的安排已全部启用，没有需要启用的变更。请先新增、修改或导入日期。',
  same: '这些日期与现行日历一致，工作日不变，没有期限会变动。',
  effect:
    '启用后，%{messages}条未办结留言、%{assignments}项交办的期限会变动，承办单位会收到通知；已办结的不变。',
  days: '工作日有 %{smart_count} 天变更',
  free: '改为放假',
  worked: '改为上班',
  more: '另有 %{smart_count} 天'
}
