import type { FamilyWords } from '../family-words.ts'
import { translations as text } from '../words.ts'

export const words = {
  actions: {
    deleteModel: {
      verb: text('删除', '刪除', 'Delete'),
      confirm: text(
        '删除后不能恢复；已部署的流程和正在运行的实例不受影响。确定删除吗？',
        '刪除後無法復原；已部署的流程和正在執行的實例不受影響。確定刪除嗎？',
        'This cannot be undone. Deployed processes and running instances are not affected. Delete it?'
      )
    },
    activateProcess: {
      verb: text('激活', '啟用', 'Activate'),
      confirm: text(
        '激活后可以再次启动。确定激活吗？',
        '啟用後可以再次啟動。確定啟用嗎？',
        'New instances can be started again. Activate it?'
      )
    },
    setBusinessForm: {
      verb: text('设置业务表单', '設定業務表單', 'Set the business form'),
      fields: {
        formRoute: text(
          '业务表单路由（留空则按流程图的字段填写）',
          '業務表單路由（留空則依流程圖的欄位填寫）',
          'Form route (empty: the fields of the drawing)'
        )
      }
    },
    suspendProcess: {
      verb: text('挂起', '暫停', 'Suspend'),
      confirm: text(
        '挂起后不能再启动新的流程，正在办理的不受影响。确定挂起吗？',
        '暫停後不能再啟動新的流程，正在辦理的不受影響。確定暫停嗎？',
        'No new instances can be started; those that run go on. Suspend it?'
      )
    },
    assignTask: {
      verb: text('改派', '改派', 'Reassign'),
      note: text(
        '由管理人员更换办理人：任务改由新办理人办理，原办理人不再办理。',
        '由管理人員更換辦理人：任務改由新辦理人辦理，原辦理人不再辦理。',
        'An overseer’s act: the new assignee does the task, and the present one no longer does.'
      ),
      fields: {
        assignee: text('新办理人', '新辦理人', 'New assignee'),
        comment: text('说明', '說明', 'Note')
      },
      missing: { assignee: text('请选择新办理人', '請選擇新辦理人', 'Please choose a new assignee') }
    },
    deleteInstance: {
      verb: text('删除流程实例', '刪除流程實例', 'Delete instance'),
      confirm: text(
        '删除后，该流程的任务和办理记录都不能恢复。确定删除吗？',
        '刪除後，該流程的任務和辦理紀錄都無法復原。確定刪除嗎？',
        'Its tasks and its history are gone for good. Delete it?'
      )
    },
    startOfBusinessKey: {
      verb: text('启动', '啟動', 'Start'),
      missing: {
        businessKey: text(
          '业务主键为空，无法启动流程',
          '業務主鍵為空，無法啟動流程',
          'The business key is empty, so the process cannot start'
        )
      }
    },
    backPreviousTask: {
      verb: text('退回上一步', '退回上一步', 'Send back one step'),
      missing: { comment: text('请填写意见', '請填寫意見', 'Write a comment') }
    },
    backToFirst: {
      verb: text('驳回', '駁回', 'Return to start'),
      missing: { comment: text('请填写意见', '請填寫意見', 'Write a comment') }
    },
    claimTask: {
      verb: text('签收', '簽收', 'Claim'),
      success: text('已签收，列入您的待办', '已簽收，列入您的待辦', 'Claimed. It is on your to-do list.')
    },
    completeTask: {
      verb: text('通过', '通過', 'Approve'),
      again: text('重新提交', '重新提交', 'Submit again'),
      opinion: text('提交意见', '提交意見', 'Give opinion'),
      missing: { comment: text('请填写意见', '請填寫意見', 'Write a comment') }
    },
    delegateTask: {
      verb: text('委派', '委派', 'Ask for an opinion'),
      note: text(
        '对方提出意见后，任务回到您这里，仍由您办理。',
        '對方提出意見後，任務會回到您這裡，仍由您辦理。',
        'They give their opinion; the task then comes back to you to decide.'
      ),
      fields: {
        assignee: text('委派对象', '委派對象', 'Who is asked'),
        comment: text('说明', '說明', 'Note')
      },
      missing: { assignee: text('请选择委派对象', '請選擇委派對象', 'Please choose who is asked') }
    },
    endProcess: {
      verb: text('终止流程', '終止流程', 'Terminate process'),
      missing: { comment: text('请填写意见', '請填寫意見', 'Write a comment') },
      confirm: text(
        '终止后，整个流程即告结束，其他人的待办也会一并取消，不能恢复。确定终止吗？',
        '終止後，整個流程即告結束，其他人的待辦也會一併取消，無法復原。確定終止嗎？',
        'This ends the whole process and cancels what others have to do in it. It cannot be undone. Terminate it?'
      )
    },
    entrustTask: {
      verb: text('委托', '委託', 'Hand over'),
      note: text(
        '任务交给对方办理，办完后不再回到您这里。',
        '任務交給對方辦理，辦完後不再回到您這裡。',
        'They take the task over; it does not come back to you.'
      ),
      fields: {
        assignee: text('受托人', '受託人', 'Who takes it over'),
        comment: text('说明', '說明', 'Note')
      },
      missing: { assignee: text('请选择受托人', '請選擇受託人', 'Please choose who takes it over') }
    },
    unclaimTask: {
      verb: text('取消签收', '取消簽收', 'Put back'),
      button: text('确认取消签收', '確認取消簽收', 'Put the task back')
    }
  },
  tabs: {
    toDo: text('待办', '待辦', 'To do'),
    toClaim: text('待签收', '待簽收', 'To claim'),
    tasksDelegated: text('委派中', '委派中', 'Opinion asked'),
    tasksDone: text('已办', '已辦', 'Done'),
    running: text('办理中', '辦理中', 'Running'),
    finished: text('已办结', '已辦結', 'Finished'),
    terminated: text('已终止', '已終止', 'Terminated'),
    active: text('激活', '啟用', 'Active'),
    suspended: text('挂起', '暫停', 'Suspended')
  },
  events: {
    workflow: {
      deployed: text('部署', '部署', 'Deployed'),
      activated: text('激活', '啟用', 'Activated'),
      suspended: text('挂起', '暫停', 'Suspended'),
      formChanged: text('修改业务表单', '修改業務表單', 'Business form changed'),
      instanceDeleted: text('删除流程实例', '刪除流程實例', 'Process instance deleted')
    }
  }
} satisfies FamilyWords
