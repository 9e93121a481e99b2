import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about the life of a message (domain 2). */
export const messagesErrors = {
  MSG0001: entry(
    'conflict',
    '4',
    '这条留言现在不能“{action}”，请刷新查看最新状态',
    '這則留言現在不能「{action}」，請重新整理查看最新狀態',
    'This message does not allow “{action}” now. Reload to see its state.'
  ),
  MSG0002: entry(
    'invalid',
    '5',
    '留言内容不得少于 {min} 字',
    '留言內容不得少於 {min} 字',
    'The text needs at least {min} characters.'
  ),
  MSG0003: entry(
    'invalid',
    '5',
    '标题须为 {min}-{max} 字，可用汉字、字母、数字和常用标点',
    '標題須為 {min}-{max} 字，可用漢字、字母、數字和常用標點',
    'A title has {min}–{max} characters: Han, letters, digits, ordinary punctuation.'
  ),
  MSG0004: entry(
    'invalid',
    '5',
    '回复内容须为 {min}-{max} 字',
    '回覆內容須為 {min}-{max} 字',
    'A reply has {min}–{max} characters.'
  ),
  MSG0005: entry(
    'invalid',
    'added',
    '请选择可以留言的领导或部门',
    '請選擇可以留言的領導或部門',
    'Choose a leader or institution that takes messages.'
  ),
  MSG0007: entry(
    'forbidden',
    '6',
    '人大机构不能进行此操作',
    '人大機構不能進行此操作',
    'A people’s congress cannot do this.'
  ),
  MSG0008: entry('invalid', '5', '留言ID只能为数字', '留言ID只能為數字', 'Message IDs are digits only.'),
  MSG0009: entry(
    'invalid',
    '5',
    '留言ID不能超过11位数字',
    '留言ID不能超過11位數字',
    'A message ID is at most 2147483647.'
  ),
  MSG0010: entry(
    'invalid',
    '5',
    '结束日期不能早于开始日期！',
    '結束日期不能早於開始日期！',
    'The end date is before the start date.'
  ),
  MSG0011: entry(
    'invalid',
    'added',
    '按页码只能翻看前 10,000 条。请用“下一页”（cursor）接着看，或缩小筛选范围',
    '按頁碼只能翻看前 10,000 筆。請用「下一頁」（cursor）接著看，或縮小篩選範圍',
    'Page numbers end at 10,000 records. Go on with “next” (cursor), or narrow the filters.'
  ),
  MSG0012: entry(
    'invalid',
    '5',
    '检测发现：{findings}。请修改，或填写继续提交的理由',
    '檢測發現：{findings}。請修改，或填寫繼續提交的理由',
    'The check found: {findings}. Correct it, or give a reason to go on.'
  ),
  MSG0013: entry(
    'conflict',
    'added',
    '同样的内容刚刚已经发布，本次没有重复发布。如需再次发布，请修改内容或一分钟后再试',
    '同樣的內容剛剛已經發布，本次沒有重複發布。如需再次發布，請修改內容或一分鐘後再試',
    'The same text was published a moment ago. It was not published again. Change the text, or try again in a minute.'
  ),
  MSG0014: entry(
    'invalid',
    'added',
    '要对公众隐藏的文字与正文对不上，请重新选择后再提交',
    '要對公眾隱藏的文字與內文不符，請重新選取後再送出',
    'A passage to hide does not fit the text. Select it again.'
  ),
  MSG0015: entry(
    'invalid',
    'added',
    '请填写对公众隐藏或恢复文字的理由',
    '請填寫對公眾隱藏或恢復文字的理由',
    'Give a reason for hiding text from the public, or for showing it again.'
  ),
  MSG0016: entry(
    'invalid',
    'added',
    '备注不得超过 {max} 字',
    '備註不得超過 {max} 字',
    'A remark has at most {max} characters.'
  ),
  MSG0017: entry(
    'invalid',
    'added',
    '评价意见不得超过 {max} 字',
    '評價意見不得超過 {max} 字',
    'A comment has at most {max} characters.'
  ),
  MSG0018: entry(
    'conflict',
    'added',
    '您近日已提交过内容相同的留言（编号 {tid}），正在办理，无需重复提交',
    '您近日已提交過內容相同的留言（編號 {tid}），正在處理，無須重複提交',
    'You have already sent the same message (number {tid}). It is being handled; there is no need to send it again.'
  )
} as const satisfies Record<string, CatalogueEntry>
