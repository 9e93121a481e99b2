/** Texts of the dialog that puts holidays into use. */
export const calendar = {
  busy: '正在計算對未辦結期限的影響…',
  again: '再試一次',
  none: '目前的安排已全部啟用，沒有需要啟用的變更。請先新增、修改或匯入日期。',
  same: '這些日期與現行日曆一致，工作日不變，沒有期限會變動。',
  effect:
    '啟用後，%{messages}則未辦結留言、%{assignments}項交辦的期限會變動，承辦單位會收到通知；已辦結的不變。',
  days: '工作日有 %{smart_count} 天變更',
  free: '改為放假',
  worked: '改為上班',
  more: '另有 %{smart_count} 天'
}
