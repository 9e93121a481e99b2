import { type Opening, openings } from './boards.ts'
import { Deck, plotsFor, type Wish } from './casting.ts'
import { demoUids } from './demo-accounts.ts'
import { countHidden, hiddenOpenings } from './hidden-issue.ts'
import { demoPlaces } from './institutions.ts'
import { Ledger } from './ledger.ts'
import { Life } from './life.ts'
import { pacingOf } from './pace.ts'
import { type AccountRow, type Author, makeAuthors } from './people.ts'
import type { Plot } from './plots.ts'
import { type Random, randomFrom } from './random.ts'
import { steps } from './steps.ts'
import { World } from './world.ts'

/** Creates so many messages with their courses of events, at boards all over the country, up to now. */
export function makeHistory(random: Random, accounts: readonly AccountRow[], now: Date, count: number) {
  const world = new World(now, accounts, demoUids.editor)
  const ledger = new Ledger()
  const people = new People(world, random, count)
  const deck = new Deck(world)
  const plots = new Map<number, (readonly [Plot, number])[]>()
  const hidden = countHidden(count)
  for (const opening of openings(random, world, count - hidden)) {
    const { forum, holder } = opening
    const group = world.group(forum.groupId)
    const known = plots.get(group.id) ?? plotsFor(world, group)
    plots.set(group.id, known)
    const { plot, situation } = cast(random, deck, opening, known)
    const own = randomFrom(random.int(1, 2_000_000_000))
    const { clock, hours } = pacingOf(own, plot, now)
    const author = people.authorFor(situation.company, opening.author)
    const casting = { forum, situation, author, clock, random: own, holder, givesOn: givesOn(plot) }
    const life = new Life(world, ledger, casting)
    for (const [index, name] of plot.steps.entries()) {
      clock.wait(hours[index] ?? 0, steps[name].pace)
      steps[name].run(life)
    }
    life.message.like_count = life.message.audit_state === 1 ? Math.floor(own.next() ** 6 * 400) : 0
  }
  for (const { plot, ...opening } of hiddenOpenings(world, hidden, people.citizens)) {
    const own = randomFrom(random.int(1, 2_000_000_000))
    const { clock, hours } = pacingOf(own, plot, now)
    const life = new Life(world, ledger, { ...opening, clock, random: own, givesOn: false })
    for (const [index, name] of plot.steps.entries()) {
      clock.wait(hours[index] ?? 0, steps[name].pace)
      steps[name].run(life)
    }
    life.message.like_count = Math.floor(own.next() ** 3 * 60)
  }
  return { world, ledger }
}

const ofDemoDepartment: Wish = ({ department }) => department === demoPlaces.department

/** Returns a plot and a situation that fit together: a small ministry has no complaint for every plot. */
function cast(random: Random, deck: Deck, opening: Opening, plots: (readonly [Plot, number])[]) {
  let { plot, prefer } = opening
  for (;;) {
    plot ??= random.weighted(plots)
    if (plot.steps.includes('assign') && random.chance(0.5)) prefer ??= ofDemoDepartment
    const byCompany = opening.author === 'company'
    const isBound = opening.holder !== undefined && plot.steps.includes('assign')
    const situation = deck.draw(random, opening.forum, plot, { prefer, isBound, byCompany })
    if (situation) return { plot, situation }
    plot = undefined
  }
}

/** Tells whether a plot assigns the message twice. */
const givesOn = (plot: Plot) => plot.steps.filter(step => step === 'assign').length > 1

/**
 * The authors of messages. The demo citizen writes only when the opening says so; the demo company also writes a
 * quarter of the other company messages.
 */
class People {
  readonly #world: World
  readonly #random: Random
  readonly citizens: readonly Author[]
  readonly #companies: Author[]

  constructor(world: World, random: Random, count: number) {
    this.#world = world
    this.#random = random
    const authors = makeAuthors(random, Math.ceil(count / 4) + 50, world.accounts.length + 1, world.now)
    for (const account of authors) world.addAccount(account)
    const named = authors.map(
      ({ uid, nick_name: name, kind }) => ({ uid: Number(uid), name, kind }) as Author
    )
    this.citizens = named.filter(({ kind }) => kind === 'citizen')
    this.#companies = named.filter(({ kind }) => kind === 'legal')
  }

  authorFor(company: boolean, settled?: 'citizen' | 'company'): Author {
    const isDemo = company && this.#random.chance(0.25)
    if (settled === 'company' || isDemo) return this.#demo(demoUids.company, 'legal')
    if (company) return this.#random.pick(this.#companies)
    return settled ? this.#demo(demoUids.citizen, 'citizen') : this.#random.pick(this.citizens)
  }

  #demo(uid: number, kind: Author['kind']): Author {
    return { uid, kind, name: this.#world.accounts[uid - 1]?.nick_name ?? '' }
  }
}
