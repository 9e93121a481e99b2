import type { BodyOf } from '@board/generated/calls'
import { type Language, languages } from '@board/schemas/errors/catalogue'
import { type HelpKey, helpKeys, privacyKey, privacyPage } from '@board/schemas/facts/text/help-text'
import { cacheBriefly } from '../../directory/site/cache-briefly.ts'
import { readParameters, type SiteParameters } from '../../directory/site/parameters.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { afterCommit } from '../../platform/database/transaction.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { formProblem } from '../../platform/validation/validation-texts.ts'
import type { Page, Texts } from './page.ts'
import { savePage, selectPages } from './store.ts'
import { enUS } from './texts/en-us.ts'
import { zhCN } from './texts/zh-cn.ts'
import { zhTW } from './texts/zh-tw.ts'

const shipped: Readonly<Record<Language, Texts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }

const reading = cacheBriefly(2000, selectPages, 'help_text')

const idOf = (key: HelpKey, language: Language) => `${key} ${language}`

/** Every page in every language, in their order. */
export async function helpPages(db: Db): Promise<Page[]> {
  const changed = new Map((await reading.read(db)).map(page => [idOf(page.key, page.language), page]))
  return languages.flatMap(language =>
    helpKeys.map(
      key =>
        changed.get(idOf(key, language)) ?? {
          key,
          language,
          ...shipped[language][key],
          version: 0,
          updatedAt: null
        }
    )
  )
}

/** The figures that a help page may name in braces, such as `{explainDays}`. They are parameters of the site. */
const figuresOf = ({
  replyDays,
  explainDays,
  gradingDays,
  logKeepDays
}: SiteParameters): Readonly<Record<string, number>> => ({
  consultationDays: replyDays.consultation,
  ordinaryDays: replyDays.ordinary,
  suggestionDays: replyDays.suggestion,
  explainDays,
  gradingDays,
  logDays: logKeepDays
})

/** The pages in one language, with the figures of the site. */
export async function helpPagesIn(db: Db, language: Language): Promise<Page[]> {
  const figures = figuresOf(await readParameters(db))
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (braced, name: string) => String(figures[name] ?? braced))
  return (await helpPages(db))
    .filter(page => page.language === language)
    .map(page => ({ ...page, title: filled(page.title), content: filled(page.content) }))
}

/** The pages that a list of help pages has: a site with a privacy policy of its own elsewhere does not list this one. */
export async function listedHelpPages(db: Db, language: Language): Promise<Page[]> {
  const { links } = await readParameters(db)
  const pages = await helpPagesIn(db, language)
  return links.privacy === privacyPage ? pages : pages.filter(({ key }) => key !== privacyKey)
}

/** One page in one language. Specification 2. */
export async function helpPage(db: Db, key: number, language: Language): Promise<Page> {
  const page = (await helpPagesIn(db, language)).find(one => one.key === key)
  if (!page) throw new Refusal('GEN0404')
  return page
}

/**
 * Changes a page. Control characters and marks that turn the direction of writing are taken out. The page is shown as plain
 * text without markup.
 * @throws Refusal GEN0409 if somebody else has changed it since, GEN0400 if no text is left
 */
export async function saveHelp(
  trx: Trx,
  actor: SignedInActor,
  body: BodyOf<'saveHelpText'>,
  language: Language,
  now: Date
): Promise<Page> {
  const change = {
    key: body.key as HelpKey,
    language: body.language,
    version: body.version,
    title: cleanText(body.title).replaceAll('\n', ' '),
    content: cleanText(body.content)
  }
  const empty = (['title', 'content'] as const).filter(field => change[field] === '')
  if (empty.length > 0)
    throw new Refusal('GEN0400', {}, { fields: empty.map(field => formProblem(field, language)) })
  const saved = await savePage(trx, change, now)
  if (!saved) throw new Refusal('GEN0409')
  afterCommit(() => reading.forget(trx))
  await recordEvent(trx, {
    verb: 'record.updated',
    audience: 'editor',
    actor,
    at: now,
    subject: { kind: 'helpText', id: body.key },
    after: { language: body.language, title: saved.title, version: saved.version }
  })
  return saved
}

/** Text without what is none. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, found => (found === '\n' ? found : ''))
    .trim()
