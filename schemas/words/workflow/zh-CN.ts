import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    deleteModel: {
      verb: '删除',
      confirm: '删除后不能恢复；已部署的流程和正在运行的实例不受影响。确定删除吗？'
    },
    activateProcess: { verb: '激活', confirm: '激活后可以再次启动。确定激活吗？' },
    setBusinessForm: {
      verb: '设置业务表单',
      fields: { formRoute: '业务表单路由（留空则按流程图的字段填写）' }
    },
    suspendProcess: { verb: '挂起', confirm: '挂起后不能再启动新的流程，正在办理的不受影响。确定挂起吗？' },
    assignTask: {
      verb: '改派',
      note: '由管理人员更换办理人：任务改由新办理人办理，原办理人不再办理。',
      fields: { assignee: '新办理人', comment: '说明' },
      missing: { assignee: '请选择新办理人' }
    },
    deleteInstance: {
      verb: '删除流程实例',
      confirm: '删除后，该流程的任务和办理记录都不能恢复。确定删除吗？'
    },
    startOfBusinessKey: { verb: '启动', missing: { businessKey: '业务主键为空，无法启动流程' } },
    backPreviousTask: { verb: '退回上一步', missing: { comment: '请填写意见' } },
    backToFirst: { verb: '驳回', missing: { comment: '请填写意见' } },
    claimTask: { verb: '签收', success: '已签收，列入您的待办' },
    completeTask: {
      verb: '通过',
      again: '重新提交',
      opinion: '提交意见',
      missing: { comment: '请填写意见' }
    },
    delegateTask: {
      verb: '委派',
      note: '对方提出意见后，任务回到您这里，仍由您办理。',
      fields: { assignee: '委派对象', comment: '说明' },
      missing: { assignee: '请选择委派对象' }
    },
    endProcess: {
      verb: '终止流程',
      missing: { comment: '请填写意见' },
      confirm: '终止后，整个流程即告结束，其他人的待办也会一并取消，不能恢复。确定终止吗？'
    },
    entrustTask: {
      verb: '委托',
      note: '任务交给对方办理，办完后不再回到您这里。',
      fields: { assignee: '受托人', comment: '说明' },
      missing: { assignee: '请选择受托人' }
    },
    unclaimTask: { verb: '取消签收', button: '确认取消签收' }
  },
  tabs: {
    toDo: '待办',
    toClaim: '待签收',
    tasksDelegated: '委派中',
    tasksDone: '已办',
    running: '办理中',
    finished: '已办结',
    terminated: '已终止',
    active: '激活',
    suspended: '挂起'
  },
  events: {
    workflow: {
      deployed: '部署',
      activated: '激活',
      suspended: '挂起',
      formChanged: '修改业务表单',
      instanceDeleted: '删除流程实例'
    }
  }
}
