import type { sources } from './formats.ts'

export type Source = (typeof sources)[number]

/**
 * Signs in a user agent; the first match counts. Containers also name the browser on which they are built, so they come
 * before it. A mini program names WeChat as well.
 */
const signs: readonly (readonly [pattern: RegExp, source: Source])[] = [
  [/miniProgram/i, 11],
  [/LiuyanbanApp\//i, 2],
  [/MicroMessenger\//i, 4],
  [/Weibo/i, 3],
  [/PeopleDaily|rmrb/i, 5],
  [/baiduboxapp\//i, 6],
  [/AliApp\(TB\//i, 7],
  [/yidian/i, 8],
  [/qukan|qtt\//i, 10],
  [/Mobi|Android|iPhone|iPad|HarmonyOS|OpenHarmony/i, 9]
]

/** Returns the kind of program with which a message is written, by the user agent. Specification 3; domain 6. */
export const sourceOf = (userAgent: string): Source =>
  signs.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 1

/** A program that shows the site's pages inside itself, if pages behave differently there. */
export type Container = 'app' | 'miniProgram' | 'wechat'

const containers: Partial<Record<Source, Container>> = { 2: 'app', 4: 'wechat', 11: 'miniProgram' }

/** Returns the container of a client by its user agent; undefined for a browser. Specification 1; domain 6. */
export const containerOf = (userAgent: string): Container | undefined => containers[sourceOf(userAgent)]
