import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about processes, their models and their tasks. */
export const workflowErrors = {
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
    '任务“{task}”没有可用的办理人',
    '任務「{task}」沒有可用的辦理人',
    'Nobody can do the task “{task}”.'
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
  )
} as const satisfies Record<string, CatalogueEntry>
