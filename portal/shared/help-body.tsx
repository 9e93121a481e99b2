import { helpSections } from '@board/schemas/help-text'
import css from './help-body.module.css'

/**
 * Shows a help text.
 * @param level the level of its headings
 */
export function HelpBody({ content, level = 2 }: { content: string; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className={css.body}>
      {helpSections(content).map(({ heading, paragraphs }) => (
        <section key={heading} className={css.section}>
          {heading && <Heading className={css.heading}>{heading}</Heading>}
          {paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
