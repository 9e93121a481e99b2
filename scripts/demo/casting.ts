import type { TypeName } from './codes.ts'
import type { Situation } from './corpus/situations.ts'
import type { Forum, Group } from './institutions.ts'
import { ministryMatters, provinceDepartments } from './offices.ts'
import {
  answers,
  assignments,
  beginnings,
  chains,
  corners,
  deliveries,
  judgements,
  type Plot,
  reports
} from './plots.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** A condition on the situation that is preferred. */
export type Wish = (situation: Situation) => boolean

const assigns = (plot: Plot) => plot.steps.some(step => step === 'assign' || step === 'assignWrongly')

/** Returns the plots that can happen at a board, with their weights. */
export function plotsFor(world: World, group: Group): (readonly [Plot, number])[] {
  const weighted = (plots: readonly Plot[], factor = 1) =>
    plots.map(plot => [plot, plot.weight * factor] as const)
  if (group.organization === 5) {
    return weighted([...beginnings, ...answers].filter(plot => !plot.types || plot.types.includes('建言')))
  }
  const children = world.childrenOf(group)
  const isDeep = children.some(child => world.childrenOf(child).length > 0)
  const offline = assignments.filter(plot => !assigns(plot))
  return [
    ...weighted(beginnings),
    ...weighted(answers),
    ...weighted(judgements),
    ...weighted(corners),
    ...weighted(children.length > 0 ? assignments : offline),
    ...(group.allowDelivery ? weighted(deliveries) : []),
    ...(group.parentId === null ? [] : weighted(reports)),
    ...(isDeep ? weighted(chains, 1.6) : [])
  ]
}

/** Deals situations: a board sees a situation again only after it has seen all that fit. */
export class Deck {
  readonly #world: World
  readonly #decks = new Map<number, Situation[]>()

  constructor(world: World) {
    this.#world = world
  }

  /** Returns a situation in which a plot can happen; undefined when there is none. */
  draw(
    random: Random,
    forum: Forum,
    plot: Plot,
    {
      prefer,
      isBound = false,
      byCompany = false
    }: { prefer?: Wish | undefined; isBound?: boolean; byCompany?: boolean } = {}
  ): Situation | undefined {
    const types: readonly TypeName[] | undefined = forum.organization === 5 ? ['建言'] : plot.types
    const isDeep = plot.steps.filter(step => step === 'assign').length > 1
    const fits: Wish = situation =>
      (!types || types.includes(situation.type)) &&
      (!byCompany || situation.company) &&
      !(isDeep && provinceDepartments.includes(situation.department))
    const preferred: Wish = situation => fits(situation) && prefer?.(situation) === true
    const deck = this.#decks.get(forum.fid) ?? this.#fill(random, forum)
    if (isBound && prefer && !deck.some(preferred)) {
      const known = this.#world.situations.filter(preferred)
      if (known.length > 0) return random.pick(known)
    }
    const index = prefer && deck.some(preferred) ? deck.findIndex(preferred) : deck.findIndex(fits)
    const [drawn] = index >= 0 ? deck.splice(index, 1) : []
    return drawn ?? this.#fill(random, forum).find(fits)
  }

  #fill(random: Random, forum: Forum): Situation[] {
    const group = this.#world.group(forum.groupId)
    const departments = ministryMatters.get(group.name)
    const fitting = this.#world.situations.filter(
      ({ department }) => !departments || departments.includes(department)
    )
    const deck = random.shuffled(fitting)
    this.#decks.set(forum.fid, deck)
    return deck
  }
}
