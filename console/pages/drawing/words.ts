/**
 * Texts of the drawing page. They are in its own module, because no other page needs them and every first view has a
 * budget.
 */
import { useLocale } from 'ra-core'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import type { PartKind } from './bpmn/parts.ts'
import type { Refused } from './foreign.ts'

export interface Words {
  readonly newModel: string
  readonly start: string
  readonly models: string
  readonly importFile: string
  readonly exportFile: string
  readonly deploy: string
  readonly deployTitle: (name: string) => string
  readonly deployHint: string
  readonly saved: string
  readonly deployed: (number: number) => string
  readonly toDefinition: string
  readonly notSaved: string
  readonly undo: string
  readonly redo: string
  readonly fit: string
  readonly drawing: string
  readonly drawingHint: string
  readonly narrow: string
  readonly loading: string
  readonly unreadable: string
  readonly unread: string
  readonly tooLarge: string
  readonly refused: (why: Refused, encoding: string, id?: string) => string
  readonly keyTaken: (key: string) => string
  readonly takeKey: (key: string) => string
  readonly converted: (encoding: string) => string
  readonly pools: (name: string) => string
  readonly stops: (count: number) => string
  readonly comma: string
  readonly chooseTitle: string
  readonly choose: string
  readonly chooseLabel: string
  readonly chooseHint: string
  readonly chooseFirst: string
  readonly replaceTitle: string
  readonly replaceHint: string
  readonly conflict: string
  readonly keepMine: string
  readonly takeTheirs: string
  readonly problems: (count: number) => string
  readonly problemsHint: string
  readonly showProblem: (element: string) => string
  readonly properties: string
  readonly outline: string
  readonly outlineHint: string
  readonly name: string
  readonly text: string
  readonly key: string
  readonly keyHint: string
  readonly wrongKey: string
  readonly noName: string
  readonly remark: string
  readonly who: string
  readonly byInitiator: string
  readonly byCandidates: string
  readonly byPerson: string
  readonly assignee: string
  readonly assigneeHint: string
  readonly users: string
  readonly usersHint: string
  readonly roles: string
  readonly rolesHint: string
  readonly notApplicant: string
  readonly notApplicantHint: string
  readonly newTask: string
  readonly condition: string
  readonly conditionHint: string
  readonly noCondition: string
  readonly isDefault: string
  readonly defaultHint: string
  readonly from: string
  readonly to: string
  readonly cannotRun: (type: string) => string
  readonly makeTask: string
  readonly makeExclusive: string
  readonly makeParallel: string
  readonly addAfter: string
  readonly add: string
  readonly connectTo: string
  readonly connect: string
  readonly remove: string
  readonly ways: string
  readonly unnamed: string
  readonly called: (name: string, kind: string) => string
  readonly kinds: Readonly<Record<Exclude<PartKind, 'other'>, string>>
}

const zhCN: Words = {
  newModel: '新建流程模型',
  start: '开始',
  models: '流程模型',
  importFile: '导入文件',
  exportFile: '导出文件',
  deploy: '部署',
  deployTitle: name => `部署：${name}`,
  deployHint: '部署后，新启动的流程按此图运行，已在运行的不受影响。未保存的修改会先保存。',
  saved: '已保存',
  deployed: number => `已部署为第 ${number} 版`,
  toDefinition: '打开流程定义',
  notSaved: '有未保存的修改',
  undo: '撤销',
  redo: '重做',
  fit: '适应窗口',
  drawing: '流程图',
  drawingHint: '点选元素后，方向键移动元素，Delete 删除，Ctrl+Z 撤销。所有操作也可在属性栏中完成。',
  narrow: '屏幕较窄，适合查看流程和修改属性；拖动画图请使用更宽的屏幕，或用图下方的按钮添加和连接元素。',
  loading: '正在打开流程图…',
  unreadable: '无法读取该文件，请检查是否为 BPMN 2.0',
  unread: '文件中有无法识别的内容。未修改时会原样保存；修改后再保存，这些内容会丢失：',
  tooLarge: '文件过大，流程图最多 2 MB',
  refused: (why, encoding, id = '') =>
    ({
      tooLarge: '文件过大，流程图最多 2 MB',
      unknownEncoding: `无法识别文件编码“${encoding}”，请另存为 UTF-8 后再导入`,
      wrongId: `“${id}”不能作为标识（id）：须以字母或下划线开头，只含字母、数字、“_”“-”“.”。请改标识后再导入，中文可以写在名称里`,
      wrongEncoding: `文件内容不是所声明的编码“${encoding}”，请检查文件或另存为 UTF-8 后再导入`,
      documentType: '文件含有文档类型声明（DOCTYPE），出于安全不能打开',
      unreadable: '无法读取该文件，请检查是否为 BPMN 2.0'
    })[why],
  keyTaken: key => `已有流程标识为“${key}”的模型。可以换一个标识保存，其余内容不变。`,
  takeKey: key => `改用“${key}”并保存`,
  converted: encoding => `文件编码为 ${encoding}，保存和导出时使用 UTF-8，其余内容不变。`,
  pools: name => `图中有多个流程，只运行“${name}”，其他泳池原样保留。`,
  stops: count => `有 ${count} 个元素不能运行。可以原样保存和导出；部署前须修改或删除：`,
  comma: '、',
  chooseTitle: '选择流程',
  choose: '打开',
  chooseLabel: '要运行的流程',
  chooseHint: '文件中有多个流程，且没有标明运行哪一个。其他流程会原样保留。',
  chooseFirst: '请选择要运行的流程',
  replaceTitle: '导入文件',
  replaceHint: '导入会替换当前的流程图，未保存的修改会丢失。确定导入吗？',
  conflict:
    '该模型已被他人修改，您的修改还在这里。可以覆盖他人的版本，或放弃自己的修改并载入他人的版本；也可先导出文件留存。',
  keepMine: '用我的覆盖',
  takeTheirs: '载入他人的版本',
  problems: count => `不能部署，有 ${count} 处需要修改`,
  problemsHint: '点一条即可在图中选中该元素。修改后请重新部署。',
  showProblem: element => `在图中选中“${element}”`,
  properties: '属性',
  outline: '全部元素',
  outlineHint: '点一个元素即可在图中选中它，并修改其属性。',
  name: '名称',
  text: '说明文字',
  key: '流程标识',
  keyHint: '以字母开头，只含字母、数字、下划线和连字符，至多 64 个字符。启动流程时使用。',
  noName: '流程没有名称，请填写',
  wrongKey: '流程标识须以字母开头，只含字母、数字、下划线和连字符，至多 64 个字符',
  remark: '备注',
  who: '由谁办理',
  byInitiator: '流程发起人',
  byCandidates: '候选人，签收后办理',
  byPerson: '指定的人',
  assignee: '办理人',
  assigneeHint: '用户名，或一个变量，如 \u0024{manager}',
  users: '候选用户',
  usersHint: '填写用户名，可从列表中选择',
  roles: '候选角色',
  rolesHint: '可从列表中选择；角色改名后须重新选择并部署',
  notApplicant: '不能由申请方办理：发起人、提交申请的人及其所在单位都不能审批',
  notApplicantHint:
    '勾选后，申请方不会出现在候选人、委派和委托的清单里。部门会商、案例入库、留言延期的审批默认如此。',
  newTask: '任务',
  condition: '条件',
  conditionHint:
    "如 days > 3 && kind == '加急'。可用 ==、!=、<、<=、>、>=、&&、||、! 和括号；其余情况走默认连线。变量在启动时填写，或在办理时填写",
  noCondition: '只有排他网关有多条出线时，连线才需要条件。',
  isDefault: '默认连线：其他条件都不符合时走这里',
  defaultHint: '默认连线不需要条件。',
  from: '从',
  to: '到',
  cannotRun: type => `不能运行“${type}”，带有它的流程无法部署。它会原样保留。`,
  makeTask: '改为用户任务',
  makeExclusive: '改为排他网关',
  makeParallel: '改为并行网关',
  addAfter: '在其后添加',
  add: '添加',
  connectTo: '连到',
  connect: '连接',
  remove: '删除此元素',
  ways: '出线',
  unnamed: '未命名',
  called: (name, kind) => `${name}（${kind}）`,
  kinds: {
    process: '流程',
    start: '开始事件',
    end: '结束事件',
    task: '用户任务',
    exclusive: '排他网关',
    parallel: '并行网关',
    flow: '连线',
    note: '说明'
  }
}

const zhTW: Words = {
  newModel: '新增流程模型',
  start: '開始',
  models: '流程模型',
  importFile: '匯入檔案',
  exportFile: '匯出檔案',
  deploy: '部署',
  deployTitle: name => `部署：${name}`,
  deployHint: '部署後，新啟動的流程依此圖執行，已在執行的不受影響。未儲存的修改會先儲存。',
  saved: '已儲存',
  deployed: number => `已部署為第 ${number} 版`,
  toDefinition: '開啟流程定義',
  notSaved: '有未儲存的修改',
  undo: '復原',
  redo: '重做',
  fit: '符合視窗',
  drawing: '流程圖',
  drawingHint: '點選元素後，方向鍵移動元素，Delete 刪除，Ctrl+Z 復原。所有操作也可在屬性欄中完成。',
  narrow: '螢幕較窄，適合檢視流程和修改屬性；拖曳繪圖請使用較寬的螢幕，或用圖下方的按鈕新增和連接元素。',
  loading: '正在開啟流程圖…',
  unreadable: '無法讀取該檔案，請檢查是否為 BPMN 2.0',
  unread: '檔案中有無法識別的內容。未修改時會原樣儲存；修改後再儲存，這些內容會遺失：',
  tooLarge: '檔案過大，流程圖最多 2 MB',
  refused: (why, encoding, id = '') =>
    ({
      tooLarge: '檔案過大，流程圖最多 2 MB',
      unknownEncoding: `無法辨識檔案編碼「${encoding}」，請另存為 UTF-8 後再匯入`,
      wrongId: `「${id}」不能作為識別（id）：須以字母或底線開頭，只含字母、數字、「_」「-」「.」。請改識別後再匯入，中文可以寫在名稱裡`,
      wrongEncoding: `檔案內容不是所宣告的編碼「${encoding}」，請檢查檔案或另存為 UTF-8 後再匯入`,
      documentType: '檔案含有文件類型宣告（DOCTYPE），基於安全不能開啟',
      unreadable: '無法讀取該檔案，請檢查是否為 BPMN 2.0'
    })[why],
  keyTaken: key => `已有流程識別為「${key}」的模型。可以換一個識別儲存，其餘內容不變。`,
  takeKey: key => `改用「${key}」並儲存`,
  converted: encoding => `檔案編碼為 ${encoding}，儲存和匯出時使用 UTF-8，其餘內容不變。`,
  pools: name => `圖中有多個流程，只執行「${name}」，其他泳道池原樣保留。`,
  stops: count => `有 ${count} 個元素不能執行。可以原樣儲存和匯出；部署前須修改或刪除：`,
  comma: '、',
  chooseTitle: '選擇流程',
  choose: '開啟',
  chooseLabel: '要執行的流程',
  chooseHint: '檔案中有多個流程，且沒有標明執行哪一個。其他流程會原樣保留。',
  chooseFirst: '請選擇要執行的流程',
  replaceTitle: '匯入檔案',
  replaceHint: '匯入會取代目前的流程圖，未儲存的修改會遺失。確定匯入嗎？',
  conflict:
    '該模型已被他人修改，您的修改還在這裡。可以覆蓋他人的版本，或放棄自己的修改並載入他人的版本；也可先匯出檔案留存。',
  keepMine: '用我的覆蓋',
  takeTheirs: '載入他人的版本',
  problems: count => `不能部署，有 ${count} 處需要修改`,
  problemsHint: '點一條即可在圖中選取該元素。修改後請重新部署。',
  showProblem: element => `在圖中選取「${element}」`,
  properties: '屬性',
  outline: '全部元素',
  outlineHint: '點一個元素即可在圖中選取它，並修改其屬性。',
  name: '名稱',
  text: '說明文字',
  key: '流程識別',
  keyHint: '以字母開頭，只含字母、數字、底線和連字號，至多 64 個字元。啟動流程時使用。',
  noName: '流程沒有名稱，請填寫',
  wrongKey: '流程識別須以字母開頭，只含字母、數字、底線和連字號，至多 64 個字元',
  remark: '備註',
  who: '由誰辦理',
  byInitiator: '流程發起人',
  byCandidates: '候選人，簽收後辦理',
  byPerson: '指定的人',
  assignee: '辦理人',
  assigneeHint: '使用者名稱，或一個變數，如 \u0024{manager}',
  users: '候選使用者',
  usersHint: '填寫使用者名稱，可從清單中選擇',
  roles: '候選角色',
  rolesHint: '可從清單中選擇；角色改名後須重新選擇並部署',
  notApplicant: '不能由申請方辦理：發起人、提交申請的人及其所在單位都不能審批',
  notApplicantHint:
    '勾選後，申請方不會出現在候選人、委派和委託的清單裡。部門會商、案例入庫、留言延期的審批預設如此。',
  newTask: '任務',
  condition: '條件',
  conditionHint:
    "如 days > 3 && kind == '加急'。可用 ==、!=、<、<=、>、>=、&&、||、! 和括號；其餘情況走預設連線。變數在啟動時填寫，或在辦理時填寫",
  noCondition: '只有排他閘道有多條出線時，連線才需要條件。',
  isDefault: '預設連線：其他條件都不符合時走這裡',
  defaultHint: '預設連線不需要條件。',
  from: '從',
  to: '到',
  cannotRun: type => `不能執行「${type}」，帶有它的流程無法部署。它會原樣保留。`,
  makeTask: '改為使用者任務',
  makeExclusive: '改為排他閘道',
  makeParallel: '改為並行閘道',
  addAfter: '在其後新增',
  add: '新增',
  connectTo: '連到',
  connect: '連接',
  remove: '刪除此元素',
  ways: '出線',
  unnamed: '未命名',
  called: (name, kind) => `${name}（${kind}）`,
  kinds: {
    process: '流程',
    start: '開始事件',
    end: '結束事件',
    task: '使用者任務',
    exclusive: '排他閘道',
    parallel: '並行閘道',
    flow: '連線',
    note: '說明'
  }
}

const enUS: Words = {
  newModel: 'New process model',
  start: 'Start',
  models: 'Process models',
  importFile: 'Import a file',
  exportFile: 'Export the file',
  deploy: 'Deploy',
  deployTitle: name => `Deploy: ${name}`,
  deployHint:
    'Processes started from now on will run as drawn here; those already running are not affected. Unsaved changes are saved first.',
  saved: 'Saved',
  deployed: number => `Deployed as version ${number}`,
  toDefinition: 'Open the definition',
  notSaved: 'Unsaved changes',
  undo: 'Undo',
  redo: 'Redo',
  fit: 'Fit to window',
  drawing: 'Drawing',
  drawingHint:
    'Once an element is selected, the arrow keys move it, Delete removes it and Ctrl+Z undoes. Everything can be done from the properties as well.',
  narrow:
    'This screen is good for viewing the process and editing properties. To draw by dragging, use a wider screen, or add and connect elements with the buttons below the drawing.',
  loading: 'Opening the drawing…',
  unreadable: 'The file cannot be read. Check that it is BPMN 2.0.',
  unread:
    'The file holds content that is not understood. It is kept as it is until you change the drawing; saving a changed drawing loses it:',
  tooLarge: 'The file is too large. A drawing has at most 2 MB.',
  refused: (why, encoding, id = '') =>
    ({
      tooLarge: 'The file is too large. A drawing has at most 2 MB.',
      unknownEncoding: `The file encoding “${encoding}” is not known. Save the file as UTF-8 and import it again.`,
      wrongId: `“${id}” cannot be an id: an id begins with a letter or _ and holds letters, digits, _, - and . only. Change it and import the file again; the name may be Chinese.`,
      wrongEncoding: `The file is not in the encoding that it names, “${encoding}”. Check it, or save it as UTF-8 and import it again.`,
      documentType: 'The file declares a document type (DOCTYPE). For safety such files are not opened.',
      unreadable: 'This file cannot be read. Check that it is BPMN 2.0.'
    })[why],
  keyTaken: key =>
    `Another model has the process key “${key}”. You can save under another key; nothing else changes.`,
  takeKey: key => `Use “${key}” and save`,
  converted: encoding =>
    `The file is in ${encoding}. It is saved and exported as UTF-8; nothing else changes.`,
  pools: name =>
    `The drawing has several processes. Only “${name}” runs; the other pools are kept as they are.`,
  stops: count =>
    `${count === 1 ? '1 element' : `${count} elements`} cannot run. You can save and export the drawing unchanged; before it is deployed, change or remove:`,
  comma: ', ',
  chooseTitle: 'Choose the process',
  choose: 'Open',
  chooseLabel: 'Process to run',
  chooseHint:
    'The file has several processes and does not say which one runs. The others are kept as they are.',
  chooseFirst: 'Choose the process to run.',
  replaceTitle: 'Import a file',
  replaceHint: 'Importing replaces the current drawing, and unsaved changes are lost. Import anyway?',
  conflict:
    'Somebody else has changed this model. Your changes are still here. Overwrite their version, or drop your changes and load theirs; you can export your file first.',
  keepMine: 'Overwrite with mine',
  takeTheirs: 'Load theirs',
  problems: count =>
    count === 1 ? 'Not deployed: one thing needs changing' : `Not deployed: ${count} things need changing`,
  problemsHint: 'Press one to select its element in the drawing. Deploy again after your changes.',
  showProblem: element => `Select “${element}” in the drawing`,
  properties: 'Properties',
  outline: 'All elements',
  outlineHint: 'Press an element to select it in the drawing and edit its properties.',
  name: 'Name',
  text: 'Text',
  key: 'Process key',
  keyHint: 'Begins with a letter; letters, digits, _ and -, at most 64. Processes are started by it.',
  noName: 'The process needs a name.',
  wrongKey: 'The process key begins with a letter and holds letters, digits, _ and -, at most 64.',
  remark: 'Remark',
  who: 'Who does it',
  byInitiator: 'Whoever started the process',
  byCandidates: 'Candidates, one of whom claims it',
  byPerson: 'A named person',
  assignee: 'Assignee',
  assigneeHint: 'A username, or one variable, such as \u0024{manager}',
  users: 'Candidate users',
  usersHint: 'Usernames; choose from the list',
  roles: 'Candidate roles',
  rolesHint: 'Choose from the list; after a role is renamed, choose it again and deploy',
  notApplicant: 'Not for applicants: whoever started or submitted it, and their institution, may not decide',
  notApplicantHint:
    'If ticked, applicants are in no list of candidates or of people who can be given the task. Approvals of meetings, cases and extensions begin like this.',
  newTask: 'Task',
  condition: 'Condition',
  conditionHint:
    "Such as days > 3 && kind == 'urgent'. There are ==, !=, <, <=, >, >=, &&, ||, ! and brackets; everything else takes the default flow. Variables are filled in at the start, or with a task",
  noCondition: 'A flow needs a condition only where several leave an exclusive gateway.',
  isDefault: 'Default flow: taken when no other condition holds',
  defaultHint: 'The default flow needs no condition.',
  from: 'From',
  to: 'To',
  cannotRun: type => `“${type}” cannot be run here, so the process cannot be deployed. It is kept as it is.`,
  makeTask: 'Make it a user task',
  makeExclusive: 'Make it exclusive',
  makeParallel: 'Make it parallel',
  addAfter: 'Add after it',
  add: 'Add',
  connectTo: 'Connect to',
  connect: 'Connect',
  remove: 'Delete this element',
  ways: 'Ways on',
  unnamed: 'Unnamed',
  called: (name, kind) => `${name} (${kind})`,
  kinds: {
    process: 'Process',
    start: 'Start event',
    end: 'End event',
    task: 'User task',
    exclusive: 'Exclusive gateway',
    parallel: 'Parallel gateway',
    flow: 'Flow',
    note: 'Note'
  }
}

const words: Readonly<Record<Language, Words>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }

/** Returns the texts in the reader's language, and that language. */
export function useWords(): { words: Words; language: Language } {
  const locale = useLocale()
  const language = isLanguage(locale) ? locale : 'zh-CN'
  return { words: words[language], language }
}

/** Returns the label of an element: its kind, and its name if it has one. */
export function calledBy(
  words: Words,
  { kind, type, name }: { kind: PartKind; type: string; name: string }
): string {
  const what = kind === 'other' ? type : words.kinds[kind]
  return name.trim() ? words.called(name.trim(), what) : what
}
