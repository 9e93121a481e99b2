/** A word for what a writer wants, as it stands in front of a subject or ends it. */
const wish = '(?:紧急|再次|强烈)?(?:投诉|举报|求助|咨询|请问|请教|反映|建议|建言|诉求|呼吁|感谢|询问)'

const prefix = new RegExp(`^(?:我要|我想)?${wish}(?:一下)?[：:，,！!—-]+\\s*`, 'u')

const frame = new RegExp(
  `^(?:${wish}|请求)?(?:一下)?(?:关于|有关|对于)[“"「『《](.+)[”"」』》](?:的|一事的?)?(?:相关|有关)?(?:问题)?(?:的)?(?:${wish}|求助|问题|意见)?[。！!?？]*$`,
  'u'
)

const bareFrame = new RegExp(
  `^(?:关于|有关|对于)(.+?)(?:的|一事的?)(?:相关|有关)?(?:问题的?)?${wish}[。！!?？]*$`,
  'u'
)

/** The shortest title that is left. */
const shortest = 4

/** Shortens the subject of a message to what it is about: without 投诉： in front and without 关于…的投诉 around it. */
export function toIssueTitle(subject: string): string {
  const text = subject.trim()
  const left = text.replace(prefix, '').trim()
  const [, inner = left] = frame.exec(left) ?? bareFrame.exec(left) ?? []
  return [inner.trim(), left].find(one => one.length >= shortest) ?? text
}
