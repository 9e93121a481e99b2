import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about dictionaries, parameters and regions. */
export const referenceDataErrors = {
  ENT0140: entry(
    'forbidden',
    'added',
    '系统使用的字典不能更改类型',
    '系統使用的字典不能更改類型',
    'The type of a dictionary that the product uses cannot be changed.'
  ),
  ENT0141: entry(
    'forbidden',
    'added',
    '系统使用的字典不能删除',
    '系統使用的字典不能刪除',
    'A dictionary that the product uses cannot be deleted.'
  ),
  ENT0142: entry(
    'forbidden',
    'added',
    '这个值由系统使用，只能修改标签、排序和备注',
    '這個值由系統使用，只能修改標籤、排序和備註',
    'The product uses this value: only its labels, order and remark can be changed.'
  ),
  ENT0143: entry(
    'conflict',
    'added',
    '已有留言使用这个值，不能更改或删除；可以改为停用，已有留言仍显示其标签',
    '已有留言使用這個值，不能更改或移除；可以改為停用，已有留言仍顯示其標籤',
    'Messages have this value, so it cannot be changed or deleted. Retire it instead: they still show its label.'
  ),
  ENT0144: entry(
    'conflict',
    'added',
    '至少要保留一个启用的值，否则无法提交留言',
    '至少要保留一個啟用的值，否則無法提交留言',
    'At least one value has to stay a choice, or nobody could send a message.'
  ),
  ENT0145: entry(
    'invalid',
    'added',
    '这个字典的值须为 {min} 到 {max} 之间的整数',
    '這個字典的值須為 {min} 到 {max} 之間的整數',
    'Values of this dictionary are whole numbers from {min} to {max}.'
  ),
  ENT0146: entry(
    'forbidden',
    'added',
    '这个字典的值由系统固定，不能增加',
    '這個字典的值由系統固定，不能增加',
    'The values of this dictionary are fixed by the product; none can be added.'
  ),
  ENT0150: entry(
    'forbidden',
    'added',
    '系统参数不能更改编码',
    '系統參數不能更改編碼',
    'The code of a parameter that the product uses cannot be changed.'
  ),
  ENT0151: entry(
    'forbidden',
    'added',
    '系统参数不能删除，可以改回默认值',
    '系統參數不能刪除，可以改回預設值',
    'A parameter that the product uses cannot be deleted. Set it back to its default instead.'
  ),
  ENT0152: entry(
    'invalid',
    'added',
    '参数值不符合要求：{reason}',
    '參數值不符合要求：{reason}',
    'This value cannot be set: {reason}'
  ),
  ENT0160: entry(
    'forbidden',
    'added',
    '区划代码保存后不能更改，请新增一个地区',
    '區劃代碼儲存後不能更改，可以新增一個地區',
    'The code of a region cannot be changed. Add another region instead.'
  ),
  ENT0161: entry(
    'invalid',
    'added',
    '上级地区与区划代码不符：省级没有上级，地级、县级的上级须是代码前缀相同的上一级地区',
    '上級地區與區劃代碼不符：省級沒有上級，地級、縣級的上級須是代碼前綴相同的上一級地區',
    'The region above does not fit the code: a province has none, a city or county one of a higher level whose code begins alike.'
  ),
  ENT0162: entry(
    'conflict',
    'added',
    '该地区还有下级地区，不能删除',
    '該地區還有下級地區，不能移除',
    'There are regions below this one, so it cannot be deleted.'
  ),
  ENT0163: entry(
    'conflict',
    'added',
    '该地区还有 {count} 个机构或版块，请先将它们改到其他地区',
    '該地區還有 {count} 個機構或版塊，要先將它們改到其他地區',
    '{count} institutions or forums belong to this region. Move them to another one first.'
  )
} as const satisfies Record<string, CatalogueEntry>
