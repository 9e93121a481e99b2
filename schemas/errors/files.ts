import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about files (specification 5). */
export const filesErrors = {
  ATT0001: entry(
    'invalid',
    '5',
    '上传的图片只能是.jpg .png .jpeg .gif .bmp格式的图片！',
    '上傳的圖片只能是.jpg .png .jpeg .gif .bmp格式的圖片！',
    'Pictures must be .jpg, .jpeg, .png, .gif or .bmp.'
  ),
  ATT0002: entry(
    'too-large',
    '5',
    '上传的图片大小不能超过50MB！',
    '上傳的圖片大小不能超過50MB！',
    'A picture may have at most 50 MB.'
  ),
  ATT0003: entry(
    'too-large',
    '5',
    '上传视频大小不能超过100M！',
    '上傳影片大小不能超過100M！',
    'A video may have at most 100 MB.'
  ),
  ATT0004: entry(
    'invalid',
    '5',
    '您上传的附件数量已达上限',
    '您上傳的附件數量已達上限',
    'You have reached the limit of attachments.'
  ),
  ATT0005: entry('invalid', '5', '上传失败', '上傳失敗', 'The upload failed.'),
  ATT0006: entry(
    'invalid',
    '5',
    '只能上传 {format} 格式的文件',
    '只能上傳 {format} 格式的檔案',
    'Only {format} files can be uploaded.'
  ),
  ATT0007: entry(
    'invalid',
    'added',
    '附件已失效，请重新上传',
    '附件已失效，請重新上傳',
    'An attachment is no longer available. Upload it again.'
  ),
  ATT0008: entry(
    'unavailable',
    'added',
    '文件存储暂时不可用，请稍后再试。已填写的内容不受影响',
    '檔案儲存暫時無法使用，請稍後再試。已填寫的內容不受影響',
    'Files cannot be stored or read just now. Try again later; what you have written is not affected.'
  )
} as const satisfies Record<string, CatalogueEntry>
