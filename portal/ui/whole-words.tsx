import css from './whole-words.module.css'

/** Absent from some older browsers, which break lines anywhere between Chinese characters. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/** A Chinese word. Other scripts break at their spaces, or anywhere if a word is longer than a line. */
const chinese = /^\p{Script=Han}+$/u

/** Shows a text whose lines do not end within a Chinese word. `word-break: auto-phrase` does not know Chinese. */
export const WholeWords = ({ children }: { children: string }) =>
  words
    ? [...words.segment(children)].map(({ segment, index }) =>
        chinese.test(segment) ? (
          <span key={index} className={css.word}>
            {segment}
          </span>
        ) : (
          segment
        )
      )
    : children
