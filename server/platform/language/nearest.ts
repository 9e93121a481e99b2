import type { TextVector } from './vectors.ts'

/** An index of vectors by their terms: a comparison with all of them reads only those that share a term. */
export interface VectorIndex {
  readonly size: number
  /** For each term, the places of the vectors that have it, each followed by its weight there. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** A vector of an index: its place, and how alike it is to another one. */
export interface Neighbour {
  readonly at: number
  readonly likeness: number
}

/** Indexes vectors; the place of each is its number in the list. */
export function indexVectors(vectors: readonly TextVector[]): VectorIndex {
  const places = new Map<string, number[]>()
  for (const [at, vector] of vectors.entries())
    for (const [term, weight] of vector) {
      const known = places.get(term)
      if (known) known.push(at, weight)
      else places.set(term, [at, weight])
    }
  return { size: vectors.length, places }
}

/**
 * Finds the vectors of an index that are most alike to one, the most alike first.
 * @param most the number of neighbours
 */
export function findNeighbours({ size, places }: VectorIndex, vector: TextVector, most: number): Neighbour[] {
  const likenesses = new Float64Array(size)
  for (const [term, weight] of vector) {
    const found = places.get(term) ?? []
    for (let next = 0; next < found.length; next += 2) {
      const at = found[next] ?? 0
      likenesses[at] = (likenesses[at] ?? 0) + weight * (found[next + 1] ?? 0)
    }
  }
  return Array.from(likenesses, (likeness, at) => ({ at, likeness }))
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness || one.at - other.at)
    .slice(0, most)
}
