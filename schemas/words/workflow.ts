import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

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
      fields: { comment: text('意见（必填）', '意見（必填）', 'Comment (required)') },
      missing: { comment: text('请填写意见', '請填寫意見', 'Write a comment') }
    },
    backToFirst: {
      verb: text('退回修改', '退回修改', 'Return for changes'),
      fields: { comment: text('意见（必填）', '意見（必填）', 'Comment (required)') },
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
      fields: { comment: text('意见（必填）', '意見（必填）', 'Comment (required)') },
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
    recallTask: {
      verb: text('收回委派', '收回委派', 'Take back'),
      note: text(
        '任务回到您这里，不再等对方的意见。',
        '任務回到您這裡，不再等對方的意見。',
        'The task comes back to you without their opinion.'
      ),
      success: text(
        '已收回，任务在您的待办里',
        '已收回，任務在您的待辦裡',
        'Taken back. The task is on your to-do list.'
      ),
      fields: { comment: text('说明', '說明', 'Note') }
    },
    endProcess: {
      verb: text('终止流程', '終止流程', 'Terminate process'),
      fields: { comment: text('意见（必填）', '意見（必填）', 'Comment (required)') },
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
  },
  // Refusals about processes, their models and their tasks.
  errors: {
    WFL0001: entry(
      'missing',
      '8',
      '没有找到流程，请先设计流程',
      '找不到流程，請先設計流程',
      'No process found. Design a process first.'
    ),
    WFL0002: entry(
      'invalid',
      '8',
      '业务主键为空，无法启动流程',
      '業務主鍵為空，無法啟動流程',
      'The business key is empty, so the process cannot start.'
    ),
    WFL0003: entry(
      'conflict',
      'added',
      '该业务已在此流程中办理，不能重复启动',
      '該業務已在此流程中辦理，不能重複啟動',
      'This record is in the process already.'
    ),
    WFL0004: entry(
      'conflict',
      'added',
      '该任务已办结或已取消，请刷新查看',
      '該任務已辦結或已取消，請重新整理查看',
      'This task is done or was cancelled meanwhile. Reload to see it.'
    ),
    WFL0005: entry(
      'conflict',
      'added',
      '该任务已由他人签收或办理，请刷新查看',
      '該任務已由他人簽收或辦理，請重新整理查看',
      'Somebody else has this task. Reload to see it.'
    ),
    WFL0006: entry('conflict', 'added', '请先签收该任务', '請先簽收該任務', 'Claim this task first.'),
    WFL0007: entry(
      'conflict',
      'added',
      '并行分支中的任务不能退回，可在分支汇合后退回',
      '並行分支中的任務不能退回，可在分支匯合後退回',
      'A task in a parallel branch cannot go back. Wait until the branches have joined.'
    ),
    WFL0008: entry(
      'conflict',
      'added',
      '前面没有可以退回的步骤',
      '前面沒有可以退回的步驟',
      'There is no earlier step to go back to.'
    ),
    WFL0009: entry(
      'conflict',
      'added',
      '该任务是委派给您征求意见的，提交意见后会回到委派人',
      '該任務是委派給您徵詢意見的，提交意見後會回到委派人',
      'This task is with you for your opinion only. Give it, and the task returns to the person who asked.'
    ),
    WFL0010: entry(
      'conflict',
      'added',
      '网关“{gateway}”没有符合条件的出线，请检查填写的内容',
      '閘道「{gateway}」沒有符合條件的出線，請檢查填寫的內容',
      'No way on from “{gateway}” fits. Check what you filled in.'
    ),
    WFL0011: entry(
      'conflict',
      'added',
      '网关“{gateway}”的条件无法判断：{reason}',
      '閘道「{gateway}」的條件無法判斷：{reason}',
      'The conditions of “{gateway}” cannot be decided: {reason}'
    ),
    WFL0012: entry(
      'conflict',
      'added',
      '任务“{task}”没有可用的办理人，请联系管理员指定人员或终止流程',
      '任務「{task}」沒有可用的辦理人，請聯絡管理員指定人員或終止流程',
      'Nobody can do the task “{task}”. Ask an administrator to name somebody or to end the process.'
    ),
    WFL0013: entry(
      'conflict',
      'added',
      '该任务指定由您办理，不能取消签收',
      '該任務指定由您辦理，不能取消簽收',
      'This task is yours alone and cannot be put back.'
    ),
    WFL0014: entry(
      'conflict',
      'added',
      '您已签收该任务',
      '您已簽收該任務',
      'You have claimed this task already.'
    ),
    WFL0015: entry(
      'invalid',
      '5',
      '不能选择现在的办理人，请另选一人',
      '不能選擇目前的辦理人，請另選一人',
      'Choose somebody other than the present assignee.'
    ),
    WFL0016: entry(
      'conflict',
      'added',
      '该流程已挂起，激活后才能启动',
      '該流程已暫停，啟用後才能啟動',
      'This process is suspended. It starts again once it is active.'
    ),
    WFL0017: entry('invalid', '5', '请填写意见', '請填寫意見', 'Write a comment.'),
    WFL0018: entry(
      'invalid',
      '8',
      '请选择受托人，其账号须可以办理任务',
      '請選擇受託人，其帳號須可以辦理任務',
      'Please choose a delegate, whose account may do tasks.'
    ),
    WFL0019: entry(
      'invalid',
      'added',
      '该流程不能部署，请按各元素下的说明修改',
      '該流程不能部署，請依各元素下的說明修改',
      'This process cannot be deployed. See what each element needs.'
    ),
    WFL0020: entry(
      'conflict',
      'added',
      '已有相同流程标识“{key}”的模型',
      '已有相同流程識別「{key}」的模型',
      'There is a model with the process key “{key}” already.'
    ),
    WFL0021: entry(
      'invalid',
      '5',
      '无法读取流程图，请检查文件是否为 BPMN 2.0',
      '無法讀取流程圖，請檢查檔案是否為 BPMN 2.0',
      'The drawing cannot be read. Check that it is BPMN 2.0.'
    ),
    WFL0022: entry(
      'conflict',
      'added',
      '该流程定义已是此状态，或已有更新的版本，请刷新查看',
      '該流程定義已是此狀態，或已有更新的版本，請重新整理查看',
      'This definition is in that state already, or a newer version has replaced it. Reload to see it.'
    ),
    WFL0023: entry(
      'conflict',
      'added',
      '“{name}”是启动流程时填写的，不能改成这个值',
      '「{name}」是啟動流程時填寫的，不能改成這個值',
      'The process was started with “{name}”. It cannot be changed to this.'
    ),
    WFL0024: entry(
      'conflict',
      'added',
      '该流程由业务办理时自动启动，不能手工启动',
      '該流程由業務辦理時自動啟動，不能手動啟動',
      'This process begins with the record that it is for. It cannot be started by hand.'
    ),
    WFL0025: entry(
      'invalid',
      'added',
      '表单地址只能是本站的路径，以“/”开头，且不能是其他业务的接口',
      '表單網址只能是本站的路徑，以「/」開頭，且不能是其他業務的介面',
      'The address of a form is a path on this site that begins with “/”, and none of another call.'
    ),
    WFL0026: entry(
      'invalid',
      'added',
      '文件过大，流程图最多 2 MB',
      '檔案過大，流程圖最多 2 MB',
      'The file is too large. A drawing has at most 2 MB.'
    ),
    WFL0027: entry(
      'invalid',
      'added',
      '文件含有文档类型声明（DOCTYPE），出于安全不能打开',
      '檔案含有文件類型宣告（DOCTYPE），基於安全不能開啟',
      'The file declares a document type (DOCTYPE). For safety such files are not opened.'
    ),
    WFL0028: entry(
      'invalid',
      'added',
      '文件结构过于复杂，无法读取',
      '檔案結構過於複雜，無法讀取',
      'The file is too complex to be read.'
    ),
    WFL0029: entry(
      'invalid',
      'added',
      '文件中有多个流程，请选择要运行的一个',
      '檔案中有多個流程，請選擇要執行的一個',
      'The file has several processes. Choose the one to run.'
    ),
    WFL0030: entry(
      'invalid',
      'added',
      '流程没有名称，请填写',
      '流程沒有名稱，請填寫',
      'The process needs a name.'
    ),
    WFL0031: entry(
      'conflict',
      'added',
      '您或您所在单位是申请方，不能审批自己的申请；请委托给其他候选办理人',
      '您或您所在單位是申請方，不能審批自己的申請；請委託給其他候選辦理人',
      'You or your institution applied for this, so you cannot decide on it. Hand the task over to another candidate.'
    ),
    WFL0032: entry(
      'invalid',
      'added',
      '申请人及其所在单位不能审批自己的申请，请在清单中另选一人',
      '申請人及其所在單位不能審批自己的申請，請在清單中另選一人',
      'Whoever applied, and their institution, cannot decide on it. Choose somebody else from the list.'
    ),
    WFL0033: entry(
      'invalid',
      'added',
      '审批任务只能交给候选办理人，请在清单中另选一人',
      '審批任務只能交給候選辦理人，請在清單中另選一人',
      'Only a candidate can be given this decision. Choose somebody else from the list.'
    ),
    WFL0034: entry(
      'conflict',
      'added',
      '该任务没有由您委派出去，或对方已提交意见，请刷新查看',
      '該任務沒有由您委派出去，或對方已提交意見，請重新整理查看',
      'You have not delegated this task, or the opinion was given meanwhile. Reload to see it.'
    ),
    WFL0035: entry(
      'conflict',
      'added',
      '网关“{gateway}”的条件要用到“{names}”，但没有填写，流程不知道往哪里走；请在办理时填写，无法填写的请联系流程管理员',
      '閘道「{gateway}」的條件要用到「{names}」，但沒有填寫，流程不知道往哪裡走；請在辦理時填寫，無法填寫的請聯絡流程管理員',
      'The conditions of “{gateway}” need “{names}”, which nobody has filled in. Fill it in with the task, or ask who administers the processes.'
    )
  }
} satisfies FamilyWords
