import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about companies, their registrations and their change requests (decision 0036). */
export const companiesErrors = {
  COM0001: entry(
    'forbidden',
    'added',
    '您的企业信息尚未通过平台审核，暂不能留言，请在“企业信息”中查看审核进度',
    '您的企業資訊尚未通過平台審核，暫不能留言，請在「企業資訊」中查看審核進度',
    'The platform has not confirmed your company yet, so you cannot write messages. See “company information”.'
  ),
  COM0002: entry(
    'conflict',
    'added',
    '已有一份申请正在审核，请等待结果，或先撤回再提交',
    '已有一份申請正在審核，請等待結果，或先撤回再提交',
    'A request of yours waits to be decided. Wait for that, or withdraw it first.'
  ),
  COM0003: entry(
    'conflict',
    'added',
    '这份申请现在不能“{action}”，请刷新查看最新状态',
    '這份申請現在不能「{action}」，請重新整理查看最新狀態',
    'This request does not allow “{action}” now. Reload to see its state.'
  ),
  COM0004: entry(
    'invalid',
    'added',
    '提交的信息与现有信息相同，无需变更',
    '提交的資訊與現有資訊相同，無需變更',
    'This is what is known already: nothing would change.'
  ),
  COM0005: entry(
    'conflict',
    'added',
    '该统一社会信用代码已被其他企业账号使用，请核对',
    '該統一社會信用代碼已被其他企業帳號使用，請核對',
    'Another company account has this credit code. Check it.'
  ),
  COM0006: entry(
    'conflict',
    'added',
    '该企业还没有上传营业执照图片，不能确认',
    '該企業尚未上傳營業執照圖片，不能確認',
    'The company has not handed in the picture of its licence yet; the request cannot be confirmed.'
  )
} as const satisfies Record<string, CatalogueEntry>
