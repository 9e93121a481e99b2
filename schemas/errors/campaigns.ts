import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about campaigns and their entries (domain 6). */
export const campaignsErrors = {
  CMP0001: entry(
    'forbidden',
    '6',
    '您所在的单位尚未开通网上征集功能',
    '您所在的單位尚未開通網上徵集功能',
    'Campaigns are not enabled for your institution.'
  ),
  CMP0002: entry(
    'conflict',
    '4',
    '这个征集现在不能“{action}”，请刷新查看最新状态',
    '這個徵集現在不能「{action}」，請重新整理查看最新狀態',
    'This campaign does not allow “{action}” now. Reload to see its state.'
  ),
  CMP0003: entry(
    'conflict',
    '4',
    '征集尚未开始，请在开始后参与',
    '徵集尚未開始，請在開始後參與',
    'The campaign has not begun. Take part once it has.'
  ),
  CMP0004: entry(
    'conflict',
    '4',
    '征集已结束，不再接收建言',
    '徵集已結束，不再接收建言',
    'The campaign has ended and takes no more suggestions.'
  ),
  CMP0005: entry(
    'invalid',
    'added',
    '请选择本单位正在开放的留言板',
    '請選擇本單位正在開放的留言板',
    'Please choose open forums of your own institution.'
  ),
  CMP0006: entry(
    'invalid',
    'added',
    '结束时间须晚于开始时间，并晚于现在',
    '結束時間須晚於開始時間，並晚於現在',
    'The end must be later than the beginning, and later than now.'
  ),
  CMP0007: entry(
    'invalid',
    'added',
    '所选留言板不在本次征集范围内',
    '所選留言板不在本次徵集範圍內',
    'That forum is not part of this campaign.'
  ),
  CMP0008: entry(
    'conflict',
    'added',
    '征集的结束时间已过，请退回修改',
    '徵集的結束時間已過，請退回修改',
    'The campaign would have ended already. Return it to be modified.'
  ),
  CMP0009: entry(
    'conflict',
    'added',
    '这条建言尚未公开或已被采纳，请刷新查看最新状态',
    '這則建言尚未公開或已被採納，請重新整理查看最新狀態',
    'This suggestion is not public, or was adopted already. Reload to see its state.'
  ),
  CMP0010: entry(
    'conflict',
    'added',
    '这条建言并未被采纳',
    '這則建言並未被採納',
    'This suggestion was not adopted.'
  ),
  CMP0011: entry(
    'invalid',
    'added',
    '内容不能为空，且只保留支持的格式',
    '內容不能為空，且只保留支援的格式',
    'There is no content, or none in a format that is kept.'
  )
} as const satisfies Record<string, CatalogueEntry>
