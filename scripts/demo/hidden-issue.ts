import type { Situation } from './corpus/situations.ts'
import { readEstate } from './corpus/situations.ts'
import { demoPlaces, type Forum } from './institutions.ts'
import type { Author } from './people.ts'
import { type Plot, recentPlots } from './plots.ts'
import { type Random, randomFrom } from './random.ts'
import type { World } from './world.ts'

/** Of 5,000 messages, 60 are about one housing estate. */
const share = 60 / 5000

/** Of four messages about it, three are by somebody who has not written before. */
const authorShare = 3 / 4

/** Returns how many messages of a demo belong to its hidden hot issue. */
export const countHidden = (count: number): number => Math.floor(count * share)

/** A message of the hidden hot issue. */
export interface HiddenOpening {
  readonly forum: Forum
  readonly plot: Plot
  readonly situation: Situation
  readonly author: Author
}

/**
 * Lists the messages of the hot issue that the demo hides: one housing estate, in many wordings, within three weeks. It has a
 * random source of its own, so that the other messages are the same with and without it.
 */
export function* hiddenOpenings(
  world: World,
  count: number,
  citizens: readonly Author[]
): Generator<HiddenOpening> {
  const random: Random = randomFrom(3951)
  const situations = readEstate()
  const authors = random.shuffled([...citizens]).slice(0, Math.ceil(count * authorShare))
  const forums = world.forums.filter(
    ({ organization, regionId }) => organization === 1 && regionId === demoPlaces.city
  )
  const [mayor] = forums
  if (!mayor) throw new Error('the demo city has no board')
  for (let at = 0; at < count; at++) {
    const author = authors[at % authors.length]
    if (author)
      yield {
        forum: random.chance(0.75) ? mayor : random.pick(forums),
        plot: random.weighted(recentPlots),
        situation: random.pick(situations),
        author
      }
  }
}
