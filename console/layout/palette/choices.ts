/** One choice of the command palette. */
export interface Choice {
  readonly key: string
  readonly label: string
  /** The kind of the choice, whose name is `palette.<kind>`. */
  readonly kind: 'act' | 'page' | 'saved' | 'record' | 'message'
  /** The menu that contains it; it distinguishes choices of the same name. */
  readonly hint?: string | undefined
  /** Other words by which it is found. */
  readonly also?: string | undefined
  readonly to?: string
  readonly run?: () => void
}

/** The highest number of a message (specification 9). */
const largestId = 2_147_483_647
/** Maximum number of choices that are shown at once. */
const maxChoices = 50

/** Returns the number of a message that was typed; undefined if there is none. */
export function typedNumber(typed: string): number | undefined {
  const number = /^#?(\d{1,10})$/.exec(typed.trim().normalize('NFKC'))?.[1]
  const id = Number(number)
  return number !== undefined && id > 0 && id <= largestId ? id : undefined
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/**
 * Returns how well a choice fits: 0 if its name begins with the first word, 1 if it contains all words; undefined if it
 * does not fit.
 */
function rank({ label, hint = '', also = '' }: Choice, words: readonly string[]): number | undefined {
  const name = plain(label)
  const whole = `${name} ${plain(hint)} ${plain(also)}`
  if (!words.every(word => whole.includes(word))) return undefined
  return name.startsWith(words[0] ?? '') ? 0 : 1
}

/** Returns the choices that contain every typed word; those that begin with the first word come first. */
export function choicesFor(choices: readonly Choice[], typed: string): Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const ranked = choices.map(choice => ({ choice, rank: rank(choice, words) }))
  return [0, 1]
    .flatMap(wanted => ranked.filter(one => one.rank === wanted))
    .map(({ choice }) => choice)
    .slice(0, maxChoices)
}

/** Merges choices with the same address into one, which is found by each of their names. */
export function withoutRepeated(choices: readonly Choice[]): Choice[] {
  const kept = new Map<string, Choice>()
  for (const choice of choices) {
    const address = choice.to ?? choice.key
    const first = kept.get(address)
    if (!first) kept.set(address, choice)
    else
      kept.set(address, { ...first, also: [first.also, choice.label, choice.also].filter(Boolean).join(' ') })
  }
  return [...kept.values()]
}
