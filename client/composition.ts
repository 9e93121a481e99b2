/** The used part of a key event. It is declared here because the client is also type-checked without the DOM types. */
interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/** The key code of a key that an input method has handled. */
const handledByInputMethod = 229

/**
 * Tells whether a key belongs to the composition of a word, as in Chinese: it chooses or confirms the word, and must do
 * nothing else. Safari reports the Enter that confirms a word after the composition, with this key code alone.
 * @param event the event of the browser; in React `event.nativeEvent`
 */
export const isOfComposition = ({ isComposing, keyCode }: Key): boolean =>
  isComposing || keyCode === handledByInputMethod

type Listen = (
  type: 'compositionstart' | 'compositionend' | 'keydown',
  act: (event: Key) => void,
  capture: true
) => void

let isUnderWay = false
const waiting = new Set<() => void>()

function end(): void {
  isUnderWay = false
  const acts = [...waiting]
  waiting.clear()
  // the field takes the whole word first
  for (const act of acts) setTimeout(act)
}

/** Follows the compositions in a document. The module does so for the document of the page. */
export function followCompositions(listen: Listen): void {
  const begin = () => {
    isUnderWay = true
  }
  listen('compositionstart', begin, true)
  listen('compositionend', end, true)
  // a field that was removed meanwhile does not tell the end
  listen('keydown', event => isUnderWay && !isOfComposition(event) && end(), true)
}

const { document: page } = globalThis as { document?: { addEventListener: Listen } }
if (page) followCompositions((...args) => page.addEventListener(...args))

/**
 * Acts after a pause in typing, and not in the middle of a word: half-typed syllables are neither searched nor suggested.
 * @param pause in milliseconds
 * @returns a function that takes the act back
 */
export function afterTyping(act: () => void, pause: number): () => void {
  let isWanted = true
  const once = () => {
    if (isWanted) act()
  }
  const timer = setTimeout(() => {
    if (isUnderWay) waiting.add(once)
    else once()
  }, pause)
  return () => {
    isWanted = false
    clearTimeout(timer)
    waiting.delete(once)
  }
}
