import type { Language } from '@board/schemas/errors/catalogue'

/**
 * Returns the language of the product that suits a header Accept-Language best; Simplified Chinese if none does.
 * Specification 1.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'zh-CN'
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map(part => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = params.find(param => param.trim().startsWith('q='))
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (/^zh-(tw|hk|mo|hant)\b/.test(tag)) return 'zh-TW'
    if (/^zh\b/.test(tag)) return 'zh-CN'
    if (/^en\b/.test(tag)) return 'en-US'
  }
  return 'zh-CN'
}
