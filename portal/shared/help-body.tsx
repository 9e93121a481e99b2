import { helpSections } from '@board/schemas/facts/text/help-text'
import css from './help-body.module.css'

/**
 * Shows a help text.
 * @param level the level of its headings
 * @param hasAnchors true if links lead to its parts, by their places
 */
export function HelpBody({
  content,
  level = 2,
  hasAnchors = false
}: {
  content: string
  level?: 2 | 3
  hasAnchors?: boolean
}) {
  const Heading = `h${level}` as const
  return (
    <div className={css.body}>
      {helpSections(content).map(({ heading, paragraphs }, part) => (
        <section key={heading} id={hasAnchors ? `part-${part}` : undefined} className={css.section}>
          {heading && <Heading className={css.heading}>{heading}</Heading>}
          {paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
