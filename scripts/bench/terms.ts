import pg from 'pg'
import { randomFrom } from '../demo/random.ts'

export type Terms = { length: 2 | 4; frequency: 'frequent' | 'medium' | 'rare'; words: string[] }

/** The share of the sampled messages in which a word of each frequency occurs, from and to. */
const shares = { frequent: [0.05, 1], medium: [0.004, 0.02], rare: [0, 0.0006] } as const
const wordsEach = 10
const sampled = 4000

/** Picks search words from a sample of the messages: two and four characters long, frequent, medium and rare. */
export async function pickTerms(url: string): Promise<Terms[]> {
  const bodies = await sampleBodies(url)
  const random = randomFrom(10)
  return ([2, 4] as const).flatMap(length => {
    const counts = countPieces(bodies, length)
    return (['frequent', 'medium', 'rare'] as const).map(frequency => {
      const [low, high] = shares[frequency]
      const fitting = [...counts].filter(([, n]) => n / bodies.length > low && n / bodies.length <= high)
      const words = random.shuffled(fitting).slice(0, wordsEach)
      return { length, frequency, words: words.map(([word]) => word) }
    })
  })
}

async function sampleBodies(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ body: string }>(
    `select body from message_search where tid % greatest(1, (select count(*) from message_search) / $1) = 0 limit $1`,
    [sampled]
  )
  await client.end()
  return rows.map(({ body }) => body)
}

/** Counts for each sequence of so many Chinese characters the texts that contain it. */
function countPieces(bodies: readonly string[], length: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const body of bodies) {
    const pieces = new Set<string>()
    for (const [run] of body.matchAll(/\p{Script=Han}+/gu))
      for (let at = 0; at + length <= run.length; at++) pieces.add(run.slice(at, at + length))
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  }
  return counts
}
