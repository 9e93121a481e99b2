import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    deleteReplyAttachment: { verb: text('删除附件', '刪除附件', 'Delete') },
    setDraftAttachmentPublic: { verb: text('设置公开', '設定公開', 'Set public') },
    deleteDraftAttachment: { verb: text('删除附件', '刪除附件', 'Delete') },
    setMessageAttachmentPublic: { verb: text('设置公开', '設定公開', 'Set public') }
  },
  confirm: {
    deleteAttachment: text(
      '删除后不能恢复。确定删除这个附件吗？',
      '刪除後無法復原。確定刪除這個附件嗎？',
      'It cannot be brought back. Delete this attachment?'
    )
  },
  events: {
    attachment: {
      hidden: text('附件设为不公开', '附件設為不公開', 'Attachment hidden'),
      shown: text('附件设为公开', '附件設為公開', 'Attachment shown'),
      published: text('设为公开', '設為公開', 'Made public'),
      withheld: text('设为不公开', '設為不公開', 'Made private'),
      deleted: text('删除附件', '刪除附件', 'Attachment deleted')
    }
  },
  // Refusals about files (specification 5).
  errors: {
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
    ),
    ATT0009: entry(
      'too-large',
      'added',
      '您的附件空间已用 {used}，上限 {limit}，这个文件有 {size}，放不下了。请换较小的文件；上传后没有用到的文件 {days} 天后自动清除',
      '您的附件空間已用 {used}，上限 {limit}，這個檔案有 {size}，放不下了。請換較小的檔案；上傳後沒有用到的檔案 {days} 天後自動清除',
      'Your files take {used} of {limit}; this one has {size} and does not fit. Choose a smaller file. Uploads that are not used are removed after {days} days.'
    ),
    ATT0010: entry(
      'too-large',
      'added',
      '本机构的附件空间已用 {used}，上限 {limit}，这个文件有 {size}，放不下了。请换较小的文件，或联系平台管理员提高上限',
      '本機構的附件空間已用 {used}，上限 {limit}，這個檔案有 {size}，放不下了。請換較小的檔案，或聯絡平台管理員提高上限',
      'The files of your institution take {used} of {limit}; this one has {size} and does not fit. Choose a smaller file, or ask an administrator of the platform for more space.'
    ),
    ATT0011: entry(
      'too-large',
      'added',
      '平台的附件空间已用 {used}，上限 {limit}，暂时不能上传这个文件。文字内容仍可提交，请稍后再补充附件，或告知平台管理员',
      '平台的附件空間已用 {used}，上限 {limit}，暫時不能上傳這個檔案。文字內容仍可提交，請稍後再補充附件，或告知平台管理員',
      'The files of this site take {used} of {limit}, so this file cannot be uploaded now. You can still send your text; add the file later, or tell an administrator.'
    ),
    ATT0012: entry(
      'invalid',
      'added',
      '图片已损坏或编码特殊，无法打开。请重新拍摄，或用看图软件另存为 .jpg 后再上传',
      '圖片已損壞或編碼特殊，無法開啟。請重新拍攝，或用看圖軟體另存為 .jpg 後再上傳',
      'The picture is damaged or in an unusual form and cannot be opened. Take it again, or save it as .jpg in a picture program and upload that.'
    ),
    ATT0013: entry(
      'invalid',
      'added',
      '文件是空的（0 字节），请重新选择文件',
      '檔案是空的（0 位元組），請重新選擇檔案',
      'The file is empty (0 bytes). Choose another file.'
    ),
    ATT0014: entry(
      'too-large',
      'added',
      '图片的像素过多，最多 {max}像素。请缩小尺寸后再上传',
      '圖片的像素過多，最多 {max}像素。請縮小尺寸後再上傳',
      'The picture has too many pixels: {max} at most. Make it smaller and upload it again.'
    ),
    ATT0015: entry(
      'invalid',
      'added',
      '视频已损坏，无法播放。请换一个视频，或用视频软件另存为 .mp4 后再上传',
      '影片已損壞，無法播放。請換一個影片，或用影片軟體另存為 .mp4 後再上傳',
      'The video is damaged and cannot be played. Choose another one, or save it as .mp4 in a video program and upload that.'
    )
  }
} satisfies FamilyWords
