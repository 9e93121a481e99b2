import type { Language } from '../lib/i18n.tsx'
import mark from '../ui/frame/mark.svg'
import { type Boot, bootId, toInlineJson } from './boot.ts'
import type { Look } from './look.tsx'
import type { PageAssets } from './manifest.ts'

interface PageParts {
  language: Language
  look: Look
  title: string
  /** Elements of the head for search engines and other programs. */
  head: readonly string[]
  /** The text of the page's styles. */
  style: string
  assets: PageAssets
  body: string
  boot: Boot
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)

/**
 * Writes the whole page. Its styles stand in the page, so that the first paint waits for no file. A disabled link also
 * names each style sheet, so that the loader of the browser does not fetch it again. `entry-start.ts` fetches the
 * scripts of the app after the first paint.
 */
export function pageHtml({ language, look, title, head: own, style, assets, body, boot }: PageParts): string {
  const marks = [
    look.large ? ' data-type="large"' : '',
    look.theme === 'system' ? '' : ` data-theme="${look.theme}"`
  ]
  const [start, ...later] = assets.scripts
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...own,
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" type="image/svg+xml" href="${mark}">`,
    `<style>${style}</style>`,
    ...assets.styles.map(file => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<script type="module" src="/${start}" fetchpriority="low"></script>`,
    ...later.map(file => `<link rel="later" href="/${file}">`)
  ]
  return `<!doctype html>
<html lang="${language}"${marks.join('')}>
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${bootId}">${toInlineJson(boot)}</script>
</body>
</html>
`
}

/** Writes a whole page without scripts: a form for browsers that run none. */
export function plainHtml({
  language,
  look,
  title,
  style,
  body
}: Pick<PageParts, 'language' | 'look' | 'title' | 'style' | 'body'>): string {
  const marks = [
    look.large ? ' data-type="large"' : '',
    look.theme === 'system' ? '' : ` data-theme="${look.theme}"`
  ]
  return `<!doctype html>
<html lang="${language}"${marks.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="${mark}">
<style>${style}</style>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`
}
