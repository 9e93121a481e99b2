/** The texts for the result of testing a storage. */

import { type Words, translations as words } from '@board/schemas/vocabulary/words'
import { noTargetWords } from '../outgoing/no-target-words.ts'
import type { OwnFinding, StorageFailureKind } from '../storage-failure.ts'

export type Step = 'write' | 'read' | 'delete'

export const steps: Readonly<Record<Step, Words>> = {
  write: words('写入', '寫入', 'wrote a file'),
  read: words('读取', '讀取', 'read it back'),
  delete: words('删除', '移除', 'deleted it')
}

export const reasons: Readonly<Record<StorageFailureKind, Words>> = {
  unreachable: words('无法连接', '無法連線', 'it could not be reached'),
  unanswered: words('没有应答', '沒有回應', 'it did not answer'),
  wrongKey: words('密钥不正确或没有权限', '金鑰不正確或沒有權限', 'the key is wrong or may not do this'),
  noBucket: words('存储桶不存在', '儲存貯體不存在', 'there is no such bucket'),
  full: words('空间已满', '空間已滿', 'there is no room left'),
  notSetUp: words('配置不完整', '設定不完整', 'it is not set up completely'),
  other: words('应答异常', '回應異常', 'its answer was not as it should be')
}

export const findings: Readonly<Record<OwnFinding, Words>> = {
  noAddress: noTargetWords.noAddress.sentence,
  privateAddress: noTargetWords.privateAddress.sentence,
  onlyHttps: words(
    '该地址只能使用 https',
    '該位址只能使用 https',
    'The address may only be asked over https.'
  ),
  incomplete: words('请先填写完整', '請先填寫完整', 'Fill in what is missing first.'),
  malformed: words('地址不正确', '位址不正確', 'The address is not a correct one.'),
  notGone: words('删除后文件仍在', '移除後檔案仍在', 'The file was still there.'),
  different: words(
    '读到的内容与写入的不一致',
    '讀到的內容與寫入的不一致',
    'What was read is not what was written.'
  )
}

export const passed = words(
  '写入、读取、删除均成功，用时 {ms} 毫秒',
  '寫入、讀取、移除均成功，用時 {ms} 毫秒',
  'A file was written, read and deleted in {ms} ms.'
)
