/** What is written to people outside of the site; in Chinese, because nothing tells their language. */
export type TemplateParams = {
  /** A code for signing in or registering. */
  code: { code: string; minutes: number }
  /** News about a message that the person follows or wrote. */
  news: { subject: string; text: string }
}

export type TemplateName = keyof TemplateParams

type Written = { subject: string; text: string }

const templates: { [Name in TemplateName]: (params: TemplateParams[Name]) => Written } = {
  code: ({ code, minutes }) => ({
    subject: '领导留言板验证码',
    text: `【领导留言板】验证码 ${code}，${minutes} 分钟内有效。请勿告诉他人；如非本人操作，请忽略。`
  }),
  news: ({ subject, text }) => ({ subject: `领导留言板：${subject}`, text: `【领导留言板】${text}` })
}

/** The text of a letter. @throws Error for a template that does not exist (any more) */
export function write(name: string, params: unknown): Written {
  if (!Object.hasOwn(templates, name)) throw new Error(`There is no template called ${name}`)
  const template = templates[name as TemplateName] as (params: unknown) => Written
  return template(params)
}
