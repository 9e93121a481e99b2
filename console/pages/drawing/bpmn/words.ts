import type { Language } from '../../../i18n/languages.ts'
import type { Translate } from './services.ts'

/** The translations of the texts of bpmn-js, by its English texts, for the elements that the engine runs. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  'Activate hand tool': ['移动画布', '移動畫布'],
  'Activate lasso tool': ['框选元素', '框選元素'],
  'Activate create/remove space tool': ['增减间距', '增減間距'],
  'Activate global connect tool': ['连接元素', '連接元素'],
  'Create start event': ['添加开始事件', '新增開始事件'],
  'Create end event': ['添加结束事件', '新增結束事件'],
  'Create user task': ['添加用户任务', '新增使用者任務'],
  'Create exclusive gateway': ['添加排他网关', '新增排他閘道'],
  'Create parallel gateway': ['添加并行网关', '新增並行閘道'],
  'Append user task': ['接着添加用户任务', '接著新增使用者任務'],
  'Append exclusive gateway': ['接着添加排他网关', '接著新增排他閘道'],
  'Append parallel gateway': ['接着添加并行网关', '接著新增並行閘道'],
  'Append end event': ['接着添加结束事件', '接著新增結束事件'],
  'Add text annotation': ['添加说明', '新增說明'],
  'Connect to other element': ['连到其他元素', '連到其他元素'],
  'Connect using association': ['连到其他元素', '連到其他元素'],
  'Change element': ['更换元素', '更換元素'],
  Delete: ['删除', '刪除'],
  'User task': ['用户任务', '使用者任務'],
  'Start event': ['开始事件', '開始事件'],
  'End event': ['结束事件', '結束事件'],
  'Exclusive gateway': ['排他网关', '排他閘道'],
  'Parallel gateway': ['并行网关', '並行閘道'],
  'Sequence flow': ['普通连线', '一般連線'],
  'Default flow': ['默认连线', '預設連線'],
  Search: ['搜索', '搜尋'],
  'Search in diagram': ['在图中搜索', '在圖中搜尋'],
  'No matches found': ['没有找到', '沒有找到']
}

/** Returns the translator of the drawing's own buttons and menus; a text without a translation stays English. */
export function bpmnWords(language: Language): Translate {
  const at = { 'zh-CN': 0, 'zh-TW': 1, 'en-US': undefined }[language]
  return (text, gaps = {}) => {
    const found = (at === undefined ? undefined : words[text]?.[at]) ?? text
    return found.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap)
  }
}
