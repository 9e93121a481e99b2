/** Writers who each write one message and try again with the same key until it is acknowledged. */

import { ApiError } from '../../../client/error.ts'
import { createClient } from '../../../client/index.ts'
import type { Site } from './site.ts'

/** One message to write; `tid` is set when the server has acknowledged it. */
export interface Intent {
  number: number
  token: string
  key: string
  tid?: number
}

export const subjectOf = ({ number }: Pick<Intent, 'number'>): string => `第${number}号路灯损坏影响出行`

const content = '我家小区门口的路灯已经损坏一周，晚上漆黑一片，老人和孩子走路很不方便，希望尽快修复。'

export const intentsOf = ({ tokens }: Site, count: number): Intent[] =>
  Array.from({ length: count }, (_, number) => ({
    number,
    token: tokens[number % tokens.length] ?? '',
    key: `intent-${number}`
  }))

/** Writes a message once. @returns the code of the answer; `done` marks the intent as acknowledged */
export async function write(url: string, fid: number, intent: Intent): Promise<string> {
  const client = createClient({
    baseUrl: url,
    appCode: 'liuyanban',
    language: () => 'zh-CN',
    token: () => intent.token,
    publicKey: () => Promise.reject(new Error('nothing is encrypted here'))
  })
  const body = {
    fid,
    typeId: 2,
    domainId: 1,
    subject: subjectOf(intent),
    content,
    isPublic: true,
    isAnonymous: false
  } as const
  try {
    const { tid } = await client.call('postMessage', { body, idempotencyKey: intent.key, timeout: 30_000 })
    intent.tid = tid
    return 'done'
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

/** Writes all messages, eight at a time, until `isOver`; returns the codes of the answers. */
export async function writeAll(
  url: string,
  fid: number,
  intents: readonly Intent[],
  isOver: () => boolean = () => false
): Promise<string[]> {
  const waiting = intents.filter(({ tid }) => tid === undefined)
  const heard: string[] = []
  const worker = async () => {
    for (let intent = waiting.shift(); intent && !isOver(); intent = waiting.shift())
      heard.push(await write(url, fid, intent))
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return heard
}

/** Writes all messages, again while the server is busy, until each is acknowledged. @throws Error after a minute */
export async function writeUntilDone(url: string, fid: number, intents: readonly Intent[]): Promise<void> {
  const deadline = Date.now() + 60_000
  while (intents.some(({ tid }) => tid === undefined)) {
    const heard = new Set(await writeAll(url, fid, intents))
    const refused = [...heard].filter(code => code !== 'done' && code !== 'GEN0503')
    if (refused.length > 0 || Date.now() > deadline)
      throw new Error(`Not all is written: ${[...heard].join(', ')}`)
  }
}
