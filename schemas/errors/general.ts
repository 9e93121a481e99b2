import { type CatalogueEntry, entry } from './entry.ts'

/** The refusals that any call can return. */
export const generalErrors = {
  GEN0400: entry(
    'invalid',
    'added',
    '提交的内容有误，请检查标出的各项',
    '提交的內容有誤，請檢查標示的各項',
    'Some of what you sent is not valid. Check the marked fields.'
  ),
  GEN0403: entry(
    'forbidden',
    '6',
    '您没有权限进行此操作',
    '您沒有權限進行此操作',
    'You are not allowed to do this.'
  ),
  GEN0404: entry('missing', 'added', '没有找到您要的内容', '找不到您要的內容', 'There is nothing here.'),
  GEN0408: entry(
    'timeout',
    'added',
    '网络过慢或中断，内容未能完整送达，请重试',
    '網路過慢或中斷，內容未能完整送達，請重試',
    'Your connection was too slow or broke off before everything arrived. Try again.'
  ),
  GEN0409: entry(
    'conflict',
    'added',
    '内容已被他人更新，请查看最新内容后再提交，您填写的文字已保留',
    '內容已由他人更新，請查看最新內容後再提交，您填寫的文字已保留',
    'Somebody else changed this meanwhile. Look at the new version and send again; your text is kept.'
  ),
  GEN0413: entry('too-large', 'added', '提交的内容过大', '提交的內容過大', 'What you sent is too large.'),
  GEN0415: entry(
    'unsupported',
    'added',
    '不支持的内容格式',
    '不支援的內容格式',
    'This content type is not supported.'
  ),
  GEN0422: entry(
    'conflict',
    'added',
    '同一提交编号被用于不同的内容，请刷新后重新提交',
    '同一提交編號被用於不同的內容，請重新整理後再提交',
    'This submission key was used for something else. Reload and send again.'
  ),
  GEN0429: entry(
    'too-many',
    'added',
    '操作过于频繁，请 {seconds} 秒后再试',
    '操作過於頻繁，請 {seconds} 秒後再試',
    'Too many requests. Try again in {seconds} seconds.'
  ),
  GEN0500: entry(
    'internal',
    'added',
    '系统出错了，请稍后重试；如需帮助请提供编号 {id}',
    '系統發生錯誤，請稍後重試；如需協助請提供編號 {id}',
    'Something went wrong on our side. Try again later; quote {id} if you need help.'
  ),
  GEN0503: entry(
    'unavailable',
    'added',
    '系统繁忙，请稍后重试',
    '系統忙碌中，請稍後重試',
    'The service is busy. Try again shortly.'
  ),
  SIG0001: entry(
    'invalid',
    '7',
    '请求签名不正确，请刷新页面后重试',
    '請求簽章不正確，請重新整理頁面後再試',
    'The request signature is wrong. Reload the page and try again.'
  ),
  SIG0002: entry(
    'invalid',
    '7',
    '请求已过期，请检查设备时间后重试',
    '請求已過期，請檢查裝置時間後再試',
    'The request is too old. Check the clock of your device and try again.'
  ),
  SIG0003: entry(
    'conflict',
    '7',
    '该请求已提交过，请勿重复提交',
    '該請求已提交過，請勿重複提交',
    'This request was already sent.'
  ),
  SIG0004: entry(
    'invalid',
    '7',
    '加密内容无法读取，请刷新页面后重试',
    '加密內容無法讀取，請重新整理頁面後再試',
    'An encrypted field could not be read. Reload the page and try again.'
  )
} as const satisfies Record<string, CatalogueEntry>
