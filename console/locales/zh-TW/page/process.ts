/** Texts of processes, fetched with their pages and with the dialog that starts one. */
export const texts = {
  pairs: {
    name: '變數名稱',
    value: '值',
    add: '新增變數',
    remove: '移除變數 %{name}',
    hint: '數字和 true、false 依其本義；加雙引號的一律作文字'
  },
  process: {
    start: {
      form: '業務表單',
      noForm: '沒有設定業務表單，啟動時直接填寫業務主鍵。',
      fields: '流程圖的欄位',
      noProcess: '找不到流程，請先設計流程',
      missing: {
        processKey: '請設定流程識別',
        formName: '請設定表單名稱',
        saveUrl: '請設定表單儲存網址',
        route: '請先設定業務表單路由'
      },
      invalid: '表單還沒有填寫完整，請依表單中的提示修改',
      silent: '業務表單沒有回應，請檢查業務表單路由',
      notNoted: '流程已啟動，但沒有回寫流程實例：%{why}',
      noKeyForTask: '業務主鍵為空，無法辦理任務',
      noKeyForDetail: '業務主鍵為空，無法檢視詳情',
      open: '開啟業務表單'
    },
    about: '有關留言',
    again: {
      why: '退回意見：%{why}',
      case: '先修改案例內容'
    },
    started: '流程已啟動',
    toInstance: '開啟流程實例',
    newer: '已有更新的版本：只有第 %{number} 版可以啟動新的流程，本版只用於此前已啟動的流程',
    toNewer: '開啟最新版本',
    extension: { deadlineAt: '目前期限', extendedTo: '同意後的期限' },
    effects: {
      messageExtension: {
        completeTask: '審批全部通過後，這則留言的辦理期限依申請的工作日數順延。',
        backToFirst: '申請退回申請單位，期限不變；申請單位可以修改後重新提交。',
        endProcess: '終止即不同意延期，期限不變；每則留言只能申請一次延期。',
        withdraw: '終止即撤回申請，期限不變；這則留言不能再次申請延期。'
      },
      caseApproval: {
        completeTask: '審批全部通過後，案例公開發布。',
        backToFirst: '案例退回申報單位，申報單位可以修改後重新申報。',
        endProcess: '終止即不同意入庫；申報單位看得到意見，可以修改後重新申報。',
        withdraw: '終止即撤回申報。'
      }
    },
    picture: '流程圖',
    pictureOf: '「%{name}」的流程圖。%{where}',
    at: '目前任務：%{names}',
    over: '流程已結束，沒有目前任務',
    tasks: '目前任務',
    nobody: '待簽收',
    since: '%{at} 到達',
    delegated: '正在徵詢意見，提交意見後會回到委派人',
    opinion: '提交意見後，任務回到委派人，由其決定',
    none: '沒有需要辦理的任務。',
    next: '辦理下一項任務',
    history: '辦理過程',
    changed: '已修改，原為：',
    changedFromNothing: '未填寫',
    variables: '流程變數',
    noVariables: '沒有流程變數。',
    number: '第 %{number} 版',
    document: 'BPMN 檔案',
    toModel: '檢視模型',
    download: '下載 BPMN 檔案'
  }
}
