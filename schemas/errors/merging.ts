import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about messages that are answered together (domain 7). */
export const mergingErrors = {
  MRG0001: entry(
    'invalid',
    'added',
    '没有可并入的这条留言：须是本单位正在办理、尚未办结、未申请复核或删除，且未并入其他留言的另一条留言',
    '沒有可併入的這則留言：須是本單位正在辦理、尚未辦結、未申請複核或刪除，且未併入其他留言的另一則留言',
    'There is no such message to merge into: it must be another open message of your institution, not under recheck, without a request for deletion, and not merged itself.'
  ),
  MRG0002: entry(
    'conflict',
    'added',
    '公开的留言不能并入不公开的留言，请改为把不公开的留言并入这一条',
    '公開的留言不能併入不公開的留言，請改為把不公開的留言併入這一則',
    'A public message cannot be merged into a private one. Merge the private one into this one instead.'
  )
} as const satisfies Record<string, CatalogueEntry>
