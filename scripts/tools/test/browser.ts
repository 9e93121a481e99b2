import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { capture } from '../bootstrap/child.mjs'
import { say } from '../bootstrap/say.mjs'
import { installDebianPackages } from '../lint/debian.ts'
import { root, tools } from '../programs.ts'

/** The headless shell comes first: it draws no windows, so a journey needs a fifth less processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FONTS = ['fontconfig', 'fonts-noto-cjk']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const DOWNLOAD_SECONDS = 30

/**
 * Finds or installs the Chromium for journeys: CHROMIUM_PATH, the system's, Debian's package, or Playwright's
 * download. Returns undefined when none is available. Installs Chinese fonts, too, if that is allowed.
 */
export async function prepareBrowser(): Promise<string | undefined> {
  const browser = (await findBrowser()) ?? (await installBrowser())
  if (browser) await prepareFonts()
  return browser
}

async function findBrowser(): Promise<string | undefined> {
  for (const program of [process.env.CHROMIUM_PATH, ...NAMES.flatMap(onPath), MAC]) {
    if (program && (await works(program))) return program
  }
  return downloaded()
}

async function installBrowser(): Promise<string | undefined> {
  for (const program of [SHELL, 'chromium']) {
    if (!(await installDebianPackages('Chromium', [program, ...FONTS]))) continue
    const installed = await findBrowser()
    if (installed) return installed
  }
  say(`Downloading Chromium (given up after ${DOWNLOAD_SECONDS} s)`)
  await capture(process.execPath, [tools.playwright, 'install', 'chromium'], {
    cwd: root,
    timeoutMs: DOWNLOAD_SECONDS * 1000
  })
  return downloaded()
}

async function prepareFonts(): Promise<void> {
  if (await hasChineseFont()) return
  await installDebianPackages('a Chinese font', FONTS)
  if (!(await hasChineseFont()))
    say('No Chinese font was found: pages are tested with empty boxes for characters')
}

async function hasChineseFont(): Promise<boolean> {
  const { code, output } = await runQuietly('fc-list', [':lang=zh'])
  return code === 0 && output.trim() !== ''
}

/** Returns the path of Playwright's own Chromium, if it is downloaded. */
async function downloaded(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const program = chromium.executablePath()
  return existsSync(program) && (await works(program)) ? program : undefined
}

/** Lists the absolute paths on the PATH at which a program of this name exists, as Playwright needs them. */
function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(isAbsolute)
  return folders.map(folder => join(folder, name)).filter(existsSync)
}

/** Tells whether a program is a working Chromium; it can be a script that only asks to install another package. */
async function works(program: string): Promise<boolean> {
  const { code, output } = await runQuietly(program, ['--version'])
  return code === 0 && /chrom/i.test(output)
}

async function runQuietly(program: string, args: string[]) {
  try {
    return await capture(program, args, { timeoutMs: 20_000 })
  } catch {
    return { code: 127, output: '' }
  }
}
