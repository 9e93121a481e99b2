import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export interface PageAssets {
  /**
   * Scripts of the first view, in the order of the requested modules. A script stands after the scripts that it
   * imports.
   */
  scripts: string[]
  /** Style sheets of the first view, in the order in which they apply. */
  styles: string[]
}

/** The browser build's manifest: tells which files a page needs. */
export class Manifest {
  private readonly chunks: Record<string, Chunk>
  private readonly styles = new Map<string, string>()
  private readonly inline = new Map<string, { text: string; source: string }>()
  private readonly folder: string

  /** @param folder of the browser build */
  constructor(folder: string) {
    this.folder = folder
    this.chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  }

  /** Returns the files of some source modules and of everything that they import. */
  assetsOf(sources: readonly string[]): PageAssets {
    const visited = new Set<string>()
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const visit = (name: string) => {
      const chunk = this.chunks[name]
      if (!chunk || visited.has(name)) return
      visited.add(name)
      for (const imported of chunk.imports ?? []) visit(imported)
      scripts.add(chunk.file)
      for (const style of chunk.css ?? []) styles.add(style)
    }
    for (const source of sources) visit(source)
    return { scripts: [...scripts], styles: [...styles] }
  }

  /** Returns the address of the script that the build made of a source module. */
  addressOf(source: string): string {
    const chunk = this.chunks[source]
    if (!chunk) throw new Error(`the browser's build has no file for ${source}`)
    return `/${chunk.file}`
  }

  /**
   * Returns the text of several style sheets and of the site’s own style, and its source for a Content-Security-Policy.
   */
  inlineStyle(files: readonly string[], own: string): { text: string; source: string } {
    const key = files.join() + own
    const known = this.inline.get(key)
    if (known) return known
    const text = files.map(file => this.styleText(file)).join('') + own
    const style = { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
    this.inline.set(key, style)
    return style
  }

  /** Returns the text of a style sheet of the build. Each file is read once. */
  private styleText(file: string): string {
    const known = this.styles.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(this.folder, file), 'utf8').replaceAll('</', '<\\/')
    this.styles.set(file, text)
    return text
  }
}
