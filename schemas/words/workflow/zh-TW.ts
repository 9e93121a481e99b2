import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    deleteModel: {
      verb: '刪除',
      confirm: '刪除後無法復原；已部署的流程和正在執行的實例不受影響。確定刪除嗎？'
    },
    activateProcess: { verb: '啟用', confirm: '啟用後可以再次啟動。確定啟用嗎？' },
    setBusinessForm: {
      verb: '設定業務表單',
      fields: { formRoute: '業務表單路由（留空則依流程圖的欄位填寫）' }
    },
    suspendProcess: { verb: '暫停', confirm: '暫停後不能再啟動新的流程，正在辦理的不受影響。確定暫停嗎？' },
    assignTask: {
      verb: '改派',
      note: '由管理人員更換辦理人：任務改由新辦理人辦理，原辦理人不再辦理。',
      fields: { assignee: '新辦理人', comment: '說明' },
      missing: { assignee: '請選擇新辦理人' }
    },
    deleteInstance: {
      verb: '刪除流程實例',
      confirm: '刪除後，該流程的任務和辦理紀錄都無法復原。確定刪除嗎？'
    },
    startOfBusinessKey: { verb: '啟動', missing: { businessKey: '業務主鍵為空，無法啟動流程' } },
    backPreviousTask: { verb: '退回上一步', missing: { comment: '請填寫意見' } },
    backToFirst: { verb: '駁回', missing: { comment: '請填寫意見' } },
    claimTask: { verb: '簽收', success: '已簽收，列入您的待辦' },
    completeTask: {
      verb: '通過',
      again: '重新提交',
      opinion: '提交意見',
      missing: { comment: '請填寫意見' }
    },
    delegateTask: {
      verb: '委派',
      note: '對方提出意見後，任務會回到您這裡，仍由您辦理。',
      fields: { assignee: '委派對象', comment: '說明' },
      missing: { assignee: '請選擇委派對象' }
    },
    endProcess: {
      verb: '終止流程',
      missing: { comment: '請填寫意見' },
      confirm: '終止後，整個流程即告結束，其他人的待辦也會一併取消，無法復原。確定終止嗎？'
    },
    entrustTask: {
      verb: '委託',
      note: '任務交給對方辦理，辦完後不再回到您這裡。',
      fields: { assignee: '受託人', comment: '說明' },
      missing: { assignee: '請選擇受託人' }
    },
    unclaimTask: { verb: '取消簽收', button: '確認取消簽收' }
  },
  tabs: {
    toDo: '待辦',
    toClaim: '待簽收',
    tasksDelegated: '委派中',
    tasksDone: '已辦',
    running: '辦理中',
    finished: '已辦結',
    terminated: '已終止',
    active: '啟用',
    suspended: '暫停'
  },
  events: {
    workflow: {
      deployed: '部署',
      activated: '啟用',
      suspended: '暫停',
      formChanged: '修改業務表單',
      instanceDeleted: '刪除流程實例'
    }
  }
}
