import type { ReactNode } from 'react'
import header from '../app/header.module.css'
import layout from '../app/layout.module.css'
import mark from '../app/mark.svg'
import { useT } from '../lib/i18n.tsx'
import { type Problems, problemsShown } from '../lib/problems.ts'
import { Banner } from '../ui/banner.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { PageHead } from '../ui/page-head.tsx'
import css from './form.module.css'
import { idOfField, kept } from './plain-form.ts'

interface FrameProps {
  title: string
  /** Path and query of the form; it is sent to the same address. */
  address: string
  csrf: string
  /** The id of this filling-in of the form. With it, sending the form twice has one effect. */
  writing: string
  problems: Problems
  failure?: string
  way?: { to: string; label: string }
  children: ReactNode
}

/** Shows a form without scripts. Its errors are listed above its fields. */
export function FormFrame({ title, address, csrf, writing, problems, failure, way, children }: FrameProps) {
  const t = useT()
  const shown = problemsShown({ found: problems, refused: {}, isTried: true, left: new Set() })
  return (
    <>
      <header className={header.header}>
        <div className={header.top}>
          <a href="/home" className={header.brand}>
            <img src={mark} alt="" width="32" height="32" />
            <span className={header.name}>{t('site.name')}</span>
          </a>
        </div>
      </header>
      <main id="main" className={layout.main} tabIndex={-1}>
        <PageHead title={title} />
        <form method="post" action={address} encType="multipart/form-data" noValidate className={css.plain}>
          <input type="hidden" name="csrf" value={csrf} />
          <input type="hidden" name="writing" value={writing} />
          {shown.length > 0 && (
            <ErrorSummary
              isFocused
              problems={shown.map(({ field, words }) => ({ id: idOfField(field), words }))}
              onGo={kept}
            />
          )}
          {failure && (
            <Banner tone="late" title={failure}>
              {way && <a href={way.to}>{way.label}</a>}
            </Banner>
          )}
          {children}
        </form>
      </main>
    </>
  )
}
