import { maxLag } from '../../database/replica/replica-watch.ts'

/** Times in milliseconds, counted from the moment of which the data of a page are: that at which its rendering began, or before. */
const age = {
  /** From this age on, the next reader causes a new rendering, and still gets the kept page. */
  renewed: 1000,
  /** From this age on, a kept page is not sent any more. */
  most: maxLag
}

/** Maximum number of pages kept at once. */
const maxPages = 300

interface Kept<Page> {
  page: Page
  begun: number
}

interface CacheOptions<Page> {
  /** Tells whether a page may be sent to other readers: a failure may concern one reader alone. */
  isShared: (page: Page) => boolean
  now?: (() => number) | undefined
  /** Milliseconds that the data of a page are behind when its rendering begins. */
  behind?: (() => number) | undefined
}

/** Keeps rendered pages for a short time, so that many readers of one page cost one rendering. */
export class PageCache<Page> {
  private readonly kept = new Map<string, Kept<Page>>()
  private readonly underWay = new Map<string, Promise<Page>>()
  private readonly isShared: (page: Page) => boolean
  private readonly now: () => number
  private readonly behind: () => number
  private drops = 0
  /** Readers who got a page that was kept, or rendered for another reader already. */
  hits = 0
  /** Readers for whom a page was rendered. */
  misses = 0

  constructor({ isShared, now = () => performance.now(), behind = () => 0 }: CacheOptions<Page>) {
    this.isShared = isShared
    this.now = now
    this.behind = behind
  }

  /** Returns the page of a key: the kept one, the one that is being rendered, or a new one. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.kept.get(key)
    const passed = kept ? this.now() - kept.begun : Number.POSITIVE_INFINITY
    if (kept && passed < age.renewed) {
      this.hits++
      return kept.page
    }
    const running = this.underWay.get(key)
    const rendering = running ?? this.render(key, render)
    if (kept && passed < age.most) {
      // a reader who has the kept page is not told that the next one failed
      rendering.catch(() => {})
      this.hits++
      return kept.page
    }
    if (!running) {
      this.misses++
      return rendering
    }
    const page = await rendering.catch(() => undefined)
    if (page !== undefined && this.isShared(page)) {
      this.hits++
      return page
    }
    this.misses++
    return render()
  }

  /** Drops all pages, and does not keep those that are being rendered: their data may be older. */
  drop(): void {
    this.drops++
    this.kept.clear()
    this.underWay.clear()
  }

  private render(key: string, render: () => Promise<Page>): Promise<Page> {
    const begun = this.now() - this.behind()
    const { drops } = this
    const rendering = render()
      .then(page => {
        if (drops === this.drops && this.isShared(page)) this.keep(key, { page, begun })
        return page
      })
      .finally(() => {
        if (this.underWay.get(key) === rendering) this.underWay.delete(key)
      })
    this.underWay.set(key, rendering)
    return rendering
  }

  private keep(key: string, kept: Kept<Page>): void {
    // a map has the order of its insertions, so the oldest page is the first
    this.kept.delete(key)
    this.kept.set(key, kept)
    for (const [oldest, { begun }] of this.kept) {
      if (this.kept.size <= maxPages && this.now() - begun < age.most) break
      this.kept.delete(oldest)
    }
  }
}
