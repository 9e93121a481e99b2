import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export interface PageAssets {
  /** Scripts of the first view, the entry first. */
  scripts: string[]
  /** Style sheets of the first view, in the order in which they apply. */
  styles: string[]
}

/** The browser build's manifest: which files a page needs. */
export class Manifest {
  private readonly chunks: Record<string, Chunk>
  private readonly styles = new Map<string, string>()
  private readonly folder: string

  /** @param folder of the browser build */
  constructor(folder: string) {
    this.folder = folder
    this.chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  }

  /** The files of some source modules and of everything that they import. */
  assetsOf(sources: readonly string[]): PageAssets {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const visit = (name: string) => {
      const chunk = this.chunks[name]
      if (!chunk || scripts.has(chunk.file)) return
      scripts.add(chunk.file)
      for (const imported of chunk.imports ?? []) visit(imported)
      for (const style of chunk.css ?? []) styles.add(style)
    }
    for (const source of sources) visit(source)
    return { scripts: [...scripts], styles: [...styles] }
  }

  /** The text of a style sheet of the build; read once. */
  styleText(file: string): string {
    const known = this.styles.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(this.folder, file), 'utf8').replaceAll('</', '<\\/')
    this.styles.set(file, text)
    return text
  }
}
