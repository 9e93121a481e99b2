import { Deck, plotsFor } from './casting.ts'
import { demoUids } from './demo-accounts.ts'
import { demoPlaces, type Forum } from './institutions.ts'
import { Ledger } from './ledger.ts'
import { Life } from './life.ts'
import { ministryMatters } from './offices.ts'
import { pacingOf } from './pace.ts'
import { type AccountRow, type Author, makeAuthors } from './people.ts'
import type { Plot } from './plots.ts'
import { type Random, randomFrom } from './random.ts'
import { steps } from './steps.ts'
import { World } from './world.ts'

/** Lets so many messages be written and dealt with, at boards all over the country, up to now. */
export function makeHistory(random: Random, accounts: readonly AccountRow[], now: Date, count: number) {
  const world = new World(now, accounts, demoUids.editor)
  const ledger = new Ledger()
  const people = new People(world, random, count)
  const deck = new Deck(world)
  const plots = new Map<number, (readonly [Plot, number])[]>()
  for (const forum of boards(random, world, count)) {
    const group = world.group(forum.groupId)
    const known = plots.get(group.id) ?? plotsFor(world, group)
    plots.set(group.id, known)
    const { plot, situation } = cast(random, deck, forum, known)
    const own = randomFrom(random.int(1, 2_000_000_000))
    const { clock, hours } = pacingOf(own, plot, now)
    const author = people.authorFor(plot, situation.company)
    const life = new Life(world, ledger, {
      forum,
      situation,
      author,
      clock,
      random: own,
      givesOn: givesOn(plot)
    })
    for (const [index, name] of plot.steps.entries()) {
      clock.wait(hours[index] ?? 0, steps[name].pace)
      steps[name].run(life)
    }
    life.message.like_count = life.message.audit_state === 1 ? Math.floor(own.next() ** 6 * 400) : 0
  }
  return { world, ledger }
}

/** A plot and a situation that go together: a small ministry has no complaint for every plot. */
function cast(random: Random, deck: Deck, forum: Forum, plots: (readonly [Plot, number])[]) {
  for (;;) {
    const plot = random.weighted(plots)
    const prefer = plot.steps.includes('assign') && random.chance(0.5) ? demoPlaces.department : undefined
    const situation = deck.draw(random, forum, plot, prefer)
    if (situation) return { plot, situation }
  }
}

/** Whether a plot hands the message down twice. */
const givesOn = (plot: Plot) => plot.steps.filter(step => step === 'assign').length > 1

/** Which board each message goes to: a good share to those of the demo accounts, the rest all over the country. */
function* boards(random: Random, world: World, count: number): Generator<Forum> {
  const { forums } = world
  const of = (fits: (forum: Forum) => boolean) => forums.filter(fits)
  const isLocal = ({ organization }: Forum) => organization === 1
  const level = ({ path }: Forum) => path.split('/').length - 2
  const city = of(forum => isLocal(forum) && forum.regionId === demoPlaces.city)
  const shares: readonly (readonly [Forum[], number])[] = [
    [city, 28],
    [of(forum => isLocal(forum) && forum.regionId === demoPlaces.province), 12],
    [of(forum => isLocal(forum) && forum.parentFid === city[0]?.fid), 8],
    [of(forum => world.group(forum.groupId).name === demoPlaces.ministry), 3],
    [of(forum => forum.organization === 5 && forum.regionId === demoPlaces.city), 5],
    [of(forum => forum.organization === 5), 2],
    [ministryBoards(world), 6],
    [of(forum => isLocal(forum) && level(forum) === 1), 7],
    [of(forum => isLocal(forum) && level(forum) === 2), 16],
    [of(forum => isLocal(forum) && level(forum) >= 3), 13]
  ]
  for (let left = count; left > 0; left--) yield random.pick(random.weighted(shares))
}

/** Boards of ministries, each as often as there are situations for it: a board must not repeat itself at once. */
function ministryBoards(world: World): Forum[] {
  return world.forums
    .filter(({ organization }) => organization === 3)
    .flatMap(forum => {
      const departments = ministryMatters.get(world.group(forum.groupId).name) ?? []
      return world.situations.filter(({ department }) => departments.includes(department)).map(() => forum)
    })
}

/** Who writes: the demo citizen and company a few messages of each plot, everybody else now and then. */
class People {
  readonly #world: World
  readonly #random: Random
  readonly #citizens: Author[]
  readonly #companies: Author[]
  readonly #seen = new Map<Plot, number>()

  constructor(world: World, random: Random, count: number) {
    this.#world = world
    this.#random = random
    const authors = makeAuthors(random, Math.ceil(count / 4) + 50, world.accounts.length + 1, world.now)
    for (const account of authors) world.addAccount(account)
    const named = authors.map(
      ({ uid, nick_name: name, kind }) => ({ uid: Number(uid), name, kind }) as Author
    )
    this.#citizens = named.filter(({ kind }) => kind === 'citizen')
    this.#companies = named.filter(({ kind }) => kind === 'legal')
  }

  authorFor(plot: Plot, company: boolean): Author {
    const seen = this.#seen.get(plot) ?? 0
    const demo = company ? demoUids.company : demoUids.citizen
    if (seen < 2) {
      this.#seen.set(plot, seen + 1)
      return this.#demo(demo, company ? 'legal' : 'citizen')
    }
    if (company && this.#random.chance(0.25)) return this.#demo(demo, 'legal')
    return this.#random.pick(company ? this.#companies : this.#citizens)
  }

  #demo(uid: number, kind: Author['kind']): Author {
    return { uid, kind, name: this.#world.accounts[uid - 1]?.nick_name ?? '' }
  }
}
