import { readFileSync } from 'node:fs'

const sections = new Map(
  readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
    .split(/^## /m)
    .filter(section => section.trim())
    .map(section => section.trim().split('\n'))
    .map(([name = '', ...lines]) => [name, lines])
)

/** Returns the phrases under a heading of phrases.txt. @throws Error when the heading does not exist */
export function phrases(name: string): readonly string[] {
  const lines = sections.get(name)
  if (!lines?.length) throw new Error(`no phrases called ${name}`)
  return lines
}
