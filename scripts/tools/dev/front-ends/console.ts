import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConsolePages } from '../../../../server/platform/deps/pages.ts'
import { root } from '../../programs.ts'
import { bases, startFile } from './addresses.ts'

/** Reads the pages of the console from their sources; Vite serves their scripts. */
export async function readConsole(): Promise<ConsolePages> {
  const [html, docs] = await Promise.all([readPage('index.html'), readPage('api-docs.html')])
  return { html, docs, preloads: { pages: {}, sets: [], texts: {} }, folder: undefined }
}

/** Reads a page, with the scripts of Vite before its own, and the nonce for the styles that they add. */
async function readPage(name: string): Promise<string> {
  const text = await readFile(join(root, 'console', name), 'utf8')
  const first = ['@vite/client', startFile].map(
    file => `<script type="module" src="${bases.console}${file}"></script>`
  )
  return text
    .replaceAll(/(src|href)="\/(?!\/)/g, `$1="${bases.console}`)
    .replace('</title>', '</title>\n    <meta property="csp-nonce" nonce="__NONCE__" />')
    .replace('<script type="module"', `${first.join('\n    ')}\n    $&`)
}
