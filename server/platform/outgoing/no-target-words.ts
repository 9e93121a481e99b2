import { translations, type Words } from '@board/schemas/vocabulary/words'
import type { NoTarget } from './addresses.ts'

interface NoTargetWords {
  /** A part of a sentence. */
  readonly part: Words
  readonly sentence: Words
  /** The next step of an administrator. */
  readonly advice: Words
}

/** The texts for each reason why a host is not connected to. */
export const noTargetWords: Readonly<Record<NoTarget['why'], NoTargetWords>> = {
  noAddress: {
    part: translations('查不到该主机名的地址', '查不到該主機名稱的位址', 'the host name has no address'),
    sentence: translations('查不到该主机名的地址', '查不到該主機名稱的位址', 'The host name has no address.'),
    advice: translations('请检查主机名', '請檢查主機名稱', 'Check the name of the host.')
  },
  privateAddress: {
    part: translations('该地址属于内网', '該位址屬於內部網路', 'the address is a private one'),
    sentence: translations(
      '该地址属于内网，尚未允许访问',
      '該位址屬於內部網路，尚未允許連線',
      'The address is a private one, which has not been allowed.'
    ),
    advice: translations(
      '请运维人员将其写入 PRIVATE_TARGETS 后重启网站',
      '請維運人員將其寫入 PRIVATE_TARGETS 後重新啟動網站',
      'PRIVATE_TARGETS must name it; the site reads that at its start.'
    )
  }
}
