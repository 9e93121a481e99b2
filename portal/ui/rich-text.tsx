import css from './rich-text.module.css'

/** Shows HTML that the server has sanitized: texts of campaigns and their results. Never pass other HTML to it. */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps paragraphs, lists, tables and pictures, and no script
  return <div className={css.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
