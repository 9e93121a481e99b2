/** Texts of processes, fetched with their pages and with the dialog that starts one. */
export const texts = {
  pairs: {
    name: '变量名',
    value: '值',
    add: '添加变量',
    remove: '移除变量 %{name}',
    hint: '数字和 true、false 按其本义；加双引号的一律作文本'
  },
  process: {
    start: {
      form: '业务表单',
      noForm: '没有设置业务表单，启动时直接填写业务主键。',
      fields: '流程图的字段',
      noProcess: '没有找到流程，请先设计流程',
      missing: {
        processKey: '请设置流程标识',
        formName: '请设置表单名称',
        saveUrl: '请设置表单保存地址',
        route: '请先配置业务表单路由'
      },
      invalid: '表单还没有填写完整，请按表单中的提示修改',
      silent: '业务表单没有响应，请检查业务表单路由',
      notNoted: '流程已启动，但没有回写流程实例：%{why}',
      noKeyForTask: '业务主键为空，无法办理任务',
      noKeyForDetail: '业务主键为空，无法查看详情',
      open: '打开业务表单'
    },
    about: '有关留言',
    again: {
      why: '退回意见：%{why}',
      case: '先修改案例内容'
    },
    started: '流程已启动',
    toInstance: '打开流程实例',
    newer: '已有更新的版本：只有第 %{number} 版可以启动新的流程，本版只用于此前已启动的流程',
    toNewer: '打开最新版本',
    extension: { deadlineAt: '当前期限', extendedTo: '同意后的期限' },
    effects: {
      messageExtension: {
        completeTask: '审批全部通过后，这条留言的办理期限按申请的工作日数顺延。',
        backToFirst: '申请退回申请单位，期限不变；申请单位可以修改后重新提交。',
        endProcess: '终止即不同意延期，期限不变；每条留言只能申请一次延期。',
        withdraw: '终止即撤回申请，期限不变；这条留言不能再次申请延期。'
      },
      caseApproval: {
        completeTask: '审批全部通过后，案例公开发布。',
        backToFirst: '案例退回申报单位，申报单位可以修改后重新申报。',
        endProcess: '终止即不同意入库；申报单位能看到意见，可以修改后重新申报。',
        withdraw: '终止即撤回申报。'
      }
    },
    picture: '流程图',
    pictureOf: '“%{name}”的流程图。%{where}',
    at: '当前任务：%{names}',
    over: '流程已结束，没有当前任务',
    tasks: '当前任务',
    nobody: '待签收',
    since: '%{at} 到达',
    delegated: '正在征求意见，提交意见后会回到委派人',
    opinion: '提交意见后，任务回到委派人，由其决定',
    none: '没有需要办理的任务。',
    next: '办理下一项任务',
    history: '办理过程',
    changed: '已修改，原为：',
    changedFromNothing: '未填写',
    variables: '流程变量',
    noVariables: '没有流程变量。',
    number: '第 %{number} 版',
    document: 'BPMN 文档',
    toModel: '查看模型',
    download: '下载 BPMN 文档'
  }
}
