import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about file storages. */
export const storageErrors = {
  OSS0001: entry(
    'invalid',
    'added',
    '本系统尚未配置 FastDFS，不能使用。请改用其他存储类型，如 MinIO',
    '本系統尚未設定 FastDFS，無法使用。請改用其他儲存類型，例如 MinIO',
    'FastDFS is not set up in this system. Choose another type, such as MinIO.'
  ),
  OSS0002: entry(
    'conflict',
    'added',
    '该存储中还有文件，请先把文件迁移到其他存储，再更改位置或删除',
    '該儲存中還有檔案，請先把檔案遷移到其他儲存，再變更位置或移除',
    'Files lie there still. Move them to another storage before you change where it is, or delete it.'
  ),
  OSS0003: entry(
    'invalid',
    'added',
    '测试未通过：{step}时{reason}。{answer}',
    '測試未通過：{step}時{reason}。{answer}',
    'The test failed: while it {step}, {reason}. {answer}'
  ),
  OSS0004: entry(
    'forbidden',
    'added',
    '使用中的存储和本机存储不能删除',
    '使用中的儲存和本機儲存不能移除',
    'A storage in use, and that of this machine, cannot be deleted.'
  ),
  OSS0005: entry(
    'invalid',
    'added',
    '本机存储只有一个，其类型不能更改',
    '本機儲存只有一個，其類型不能變更',
    'There is one storage of this machine, and it stays one.'
  ),
  OSS0006: entry(
    'invalid',
    'added',
    '启用前请填写此项',
    '啟用前請填寫此項',
    'Fill this in before you put it in use.'
  ),
  OSS0007: entry(
    'conflict',
    'added',
    '必须有一个使用中的存储。请直接启用另一个存储',
    '必須有一個使用中的儲存。請直接啟用另一個儲存',
    'One storage must be in use. Put another one in use instead.'
  ),
  OSS0008: entry(
    'conflict',
    'added',
    '文件只能迁入使用中的存储，请先启用它',
    '檔案只能遷入使用中的儲存，請先啟用它',
    'Files move to the storage in use only. Put this one in use first.'
  ),
  OSS0009: entry(
    'invalid',
    'added',
    '地址须以 https:// 或 http:// 开头，后接主机名或 IP 地址，可加端口，不带路径，如 https://files.example.org:9000',
    '位址須以 https:// 或 http:// 開頭，後接主機名稱或 IP 位址，可加連接埠，不帶路徑，例如 https://files.example.org:9000',
    'The address must begin with https:// or http://, followed by a host name or IP address and, if needed, a port. It has no path: https://files.example.org:9000.'
  ),
  OSS0010: entry(
    'invalid',
    'added',
    '没有启用：试用未通过，{step}时{reason}。请改正后再保存，或勾选“试用未通过仍然启用”。{answer}',
    '沒有啟用：試用未通過，{step}時{reason}。請改正後再儲存，或勾選「試用未通過仍然啟用」。{answer}',
    'Not put in use: the trial failed. While it {step}, {reason}. Correct it and save again, or tick “Use it although the trial failed”. {answer}'
  )
} as const satisfies Record<string, CatalogueEntry>
