import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about the case library. */
export const casesErrors = {
  CAS0001: entry(
    'conflict',
    'added',
    '这条留言已申报过案例，请在案例列表中修改或重新提交',
    '這則留言已申報過案例，請在案例清單中修改或重新提交',
    'A case of this message is there already. Change it, or hand it in again.'
  ),
  CAS0002: entry(
    'conflict',
    'added',
    '只有已作出办结回复、面向公众公开且未在复核中的留言，才能申报案例',
    '只有已作出辦結回覆、面向公眾公開且未在複核中的留言，才能申報案例',
    'Only a public message with a final reply, and not under recheck, can become a case.'
  ),
  CAS0003: entry(
    'conflict',
    'added',
    '案例的状态已改变，不能进行此操作，请刷新后再试',
    '案例的狀態已改變，不能進行此操作，請重新整理後再試',
    'The case is in another state by now, so this cannot be done. Please reload.'
  ),
  CAS0004: entry(
    'invalid',
    'added',
    '案例内容尚未填写完整，不能提交审批',
    '案例內容尚未填寫完整，不能提交審批',
    'The case is not complete, so it cannot be handed in yet.'
  ),
  CAS0005: entry(
    'invalid',
    'added',
    '留言人对这条留言的评价较低，请说明为什么仍申报案例（至少 {min} 个字）',
    '留言人對這則留言的評價較低，請說明為什麼仍申報案例（至少 {min} 個字）',
    'The author graded this message low. Say why it is proposed all the same (at least {min} characters).'
  )
} as const satisfies Record<string, CatalogueEntry>
