import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { type Problems, problemsShown } from '../../lib/problems.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import header from '../../ui/frame/header.module.css'
import layout from '../../ui/frame/layout.module.css'
import mark from '../../ui/frame/mark.svg'
import { Banner } from '../../ui/notices/banner.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './form.module.css'
import { idOfField, kept, type Way } from './plain-form.ts'

interface FrameProps {
  title: string
  /** Path and query of the form; it is sent to the same address. */
  address: string
  csrf: string
  /** The id of this filling-in of the form. With it, sending the form twice has one effect. */
  writing: string
  /** The uid of the account that opened the form, 0 for nobody: it is never sent in another's name. */
  account: number
  problems: Problems
  failure?: string
  way?: Way
  /** The account that has signed in since the form was opened. The person may go on with it. */
  other: { uid: number; nickName: string } | null
  children: ReactNode
}

/** Shows a form without scripts. Its errors are listed above its fields. */
export function FormFrame({
  title,
  address,
  csrf,
  writing,
  account,
  problems,
  failure,
  way,
  other,
  children
}: FrameProps) {
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
          <input type="hidden" name="account" value={account} />
          {shown.length > 0 && (
            <ErrorSummary
              isFocused
              problems={shown.map(({ field, words }) => ({ id: idOfField(field), words }))}
              onGo={kept}
            />
          )}
          {failure && (
            <Banner tone="late" title={failure}>
              {way && (
                <a href={way.to} target={way.isOwnWindow ? '_blank' : undefined}>
                  {way.label}
                </a>
              )}
              {other && (
                <Button type="submit" name="goOnAs" value={other.uid}>
                  {t('plain.goOnAs', { name: other.nickName })}
                </Button>
              )}
            </Banner>
          )}
          {children}
        </form>
      </main>
    </>
  )
}
