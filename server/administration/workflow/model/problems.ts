/** The problems that prevent a process from running, by element, in the reader's language. */
import type { Language } from '@board/schemas/errors/catalogue'
import { translations, type Words } from '@board/schemas/vocabulary/words'

export interface Problem {
  /** The element's id in the document; `process` stands for the whole document. */
  readonly element: string
  readonly kind: ProblemKind
  /** The value for the placeholder in the message: a name, or a text in each language. */
  readonly what?: string | Words
}

const words = {
  unreadable: translations(
    '文件无法读取：{what}',
    '文件無法讀取：{what}',
    'The document cannot be read: {what}'
  ),
  id: translations(
    '“{what}”不能作为标识（id）：标识须以字母或下划线开头，只含字母、数字、“_”“-”“.”，不能有中文和空格。请改标识，中文可以写在名称里',
    '「{what}」不能作為識別（id）：識別須以字母或底線開頭，只含字母、數字、「_」「-」「.」，不能有中文和空格。請改識別，中文可以寫在名稱裡',
    '“{what}” cannot be an id: an id begins with a letter or _ and holds letters, digits, _, - and . only, no Chinese and no blanks. Change the id; the name may be Chinese.'
  ),
  sameId: translations(
    '标识（id）“{what}”用在了几个元素上，请改成各不相同的标识',
    '識別（id）「{what}」用在了幾個元素上，請改成各不相同的識別',
    'Several elements have the id “{what}”. Give each its own.'
  ),
  noId: translations(
    '“{what}”没有标识（id），请在属性中填写，如 task1',
    '「{what}」沒有識別（id），請在屬性中填寫，如 task1',
    '“{what}” has no id. Give it one, such as task1.'
  ),
  processes: translations(
    '文件中须恰好有一个流程',
    '文件中須恰好有一個流程',
    'The document must hold exactly one process.'
  ),
  key: translations(
    '流程标识须以字母开头，只含字母、数字、下划线和连字符，至多 64 个字符',
    '流程識別須以字母開頭，只含字母、數字、底線和連字號，至多 64 個字元',
    'The process key begins with a letter and holds letters, digits, _ and -, at most 64.'
  ),
  start: translations(
    '流程须恰好有一个开始事件',
    '流程須恰好有一個開始事件',
    'There must be exactly one start event.'
  ),
  end: translations('流程至少要有一个结束事件', '流程至少要有一個結束事件', 'There must be an end event.'),
  unsupported: translations(
    '不支持“{what}”：只能运行用户任务、开始与结束事件、排他网关和并行网关',
    '不支援「{what}」：只能執行使用者任務、開始與結束事件、排他閘道和並行閘道',
    '“{what}” cannot be run here: only user tasks, plain start and end events, exclusive and parallel gateways can.'
  ),
  event: translations(
    '不支持带有“{what}”的事件，请改用普通的开始或结束事件',
    '不支援帶有「{what}」的事件，請改用一般的開始或結束事件',
    'An event with “{what}” cannot be run here. Use a plain start or end event.'
  ),
  repeated: translations(
    '不支持多实例或循环任务，请用排他网关画出循环',
    '不支援多實例或迴圈任務，請用排他閘道畫出迴圈',
    'A task that repeats itself cannot be run here. Draw the loop with an exclusive gateway.'
  ),
  loose: translations(
    '连线的一端没有连接元素',
    '連線的一端沒有連接元素',
    'This flow does not connect two elements.'
  ),
  unreached: translations('没有连线通到这里', '沒有連線通到這裡', 'Nothing leads here.'),
  stuck: translations('从这里没有连线出去', '從這裡沒有連線出去', 'Nothing leads on from here.'),
  split: translations(
    '任务和开始事件只能有一条出线，分支请用网关',
    '任務和開始事件只能有一條出線，分支請用閘道',
    'A task or start event has one way on. Use a gateway to branch.'
  ),
  into: translations('开始事件不能有入线', '開始事件不能有入線', 'Nothing may lead into the start event.'),
  onward: translations('结束事件不能有出线', '結束事件不能有出線', 'Nothing may lead on from an end event.'),
  condition: translations(
    '条件无法读取：{what}。请写成变量与值的比较，如 days > 3',
    '條件無法讀取：{what}。請寫成變數與值的比較，如 days > 3',
    'The condition cannot be read: {what}. Compare a variable with a value, such as days > 3.'
  ),
  conditionMissing: translations(
    '这条出线没有条件：请写上条件，或把它设为默认连线',
    '這條出線沒有條件：請寫上條件，或把它設為預設連線',
    'This way on has no condition. Write one, or make it the default flow.'
  ),
  noDefault: translations(
    '排他网关没有默认连线：其他条件都不满足时，流程不知道往哪里走。请把一条出线设为默认连线',
    '排他閘道沒有預設連線：其他條件都不符合時，流程不知道往哪裡走。請把一條出線設為預設連線',
    'This exclusive gateway has no default flow, so nothing says where to go when no condition holds. Make one way on the default.'
  ),
  conditionConstant: translations(
    '条件里没有变量，结果永远一样；请写上要比较的变量，如 days > 3，其余情况走默认连线',
    '條件裡沒有變數，結果永遠一樣；請寫上要比較的變數，如 days > 3，其餘情況走預設連線',
    'The condition has no variable, so it never changes. Compare a variable, such as days > 3; everything else takes the default flow.'
  ),
  variableName: translations(
    '变量“{what}”无法填写：变量名须以字母或下划线开头，只含字母、数字和下划线，至多 64 个字符',
    '變數「{what}」無法填寫：變數名須以字母或底線開頭，只含字母、數字和底線，至多 64 個字元',
    'Nobody can fill in the variable “{what}”: a name begins with a letter or _ and holds letters, digits and _, at most 64.'
  ),
  notGiven: translations(
    '这个流程由业务自动启动，没有人填写此变量；可用的变量见括号：{what}',
    '這個流程由業務自動啟動，沒有人填寫此變數；可用的變數見括號：{what}',
    'This process begins with its record, and nobody fills in this variable. Those in brackets can be used: {what}'
  ),
  conditionHere: translations(
    '只有排他网关的出线可以有条件，默认连线也不能有',
    '只有排他閘道的出線可以有條件，預設連線也不能有',
    'Only ways on from an exclusive gateway have conditions, and the default one has none.'
  ),
  nobody: translations(
    '没有人可以办理此任务，请设置办理人、候选人或候选角色',
    '沒有人可以辦理此任務，請設定辦理人、候選人或候選角色',
    'Nobody can do this task. Name an assignee, candidate users or candidate roles.'
  ),
  assignee: translations(
    '办理人“{what}”须为用户名或一个变量，如 \u0024{initiator}',
    '辦理人「{what}」須為使用者名稱或一個變數，如 \u0024{initiator}',
    'The assignee “{what}” must be a username or one variable, such as \u0024{initiator}.'
  ),
  ownDecision: translations(
    '此任务由流程发起人办理，不能同时排除申请方，请改由他人审批',
    '此任務由流程發起人辦理，不能同時排除申請方，請改由他人審批',
    'This task belongs to whoever started the process, so applicants cannot be excluded from it. Give the decision to others.'
  ),
  notApplicant: translations(
    'notApplicant 只能是 true 或 false，不能是“{what}”',
    'notApplicant 只能是 true 或 false，不能是「{what}」',
    'notApplicant is true or false, not “{what}”.'
  ),
  username: translations(
    '没有可以办理任务的用户“{what}”',
    '沒有可以辦理任務的使用者「{what}」',
    'There is no active user “{what}” who may do tasks.'
  ),
  role: translations('没有角色“{what}”', '沒有角色「{what}」', 'There is no role “{what}”.'),
  deadlock: translations(
    '流程可能在此停住：并行网关等待的分支可能不会到来',
    '流程可能在此停住：並行閘道等待的分支可能不會到來',
    'The process can stop here: a branch that the parallel gateway waits for may never come.'
  ),
  twice: translations(
    '流程可能同时两次到达此处，请用并行网关汇合分支',
    '流程可能同時兩次到達此處，請用並行閘道匯合分支',
    'The process can come here twice at once. Join the branches with a parallel gateway.'
  ),
  endless: translations(
    '此处的循环不经过任何任务',
    '此處的迴圈不經過任何任務',
    'The loop through here passes no task.'
  ),
  noEnd: translations(
    '从这里到不了结束事件',
    '從這裡到不了結束事件',
    'No end event can be reached from here.'
  ),
  large: translations(
    '流程过大，无法检查：元素或并行分支过多',
    '流程過大，無法檢查：元素或並行分支過多',
    'The process is too large to be checked: it has too many elements, or too many branches side by side.'
  )
} satisfies Readonly<Record<string, Words>>

export type ProblemKind = keyof typeof words

/** Returns the message of a problem in a language. */
export function wordsOf({ kind, what = '' }: Problem, language: Language): string {
  return words[kind][language].replace('{what}', () => (typeof what === 'string' ? what : what[language]))
}
