import { isMobile, isReachable, mobileOf } from '@board/schemas/facts/contact'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { ContactWay } from '../../shared/account/contact-way.tsx'
import { DraftNote, Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { oneOf } from '../../shared/lists/query.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea, TextField } from '../../ui/forms/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './page.module.css'
import { feedbackTypes } from './types.ts'

/** Limits of the text lengths, the same as in the contract. */
const minContentLength = 5
const maxContentLength = 2000
const contactMost = 100

/** Returns how the writer can be reached; a mobile number without its spaces. */
const contactOf = (text: string): string => (isMobile(mobileOf(text)) ? mobileOf(text) : text.trim())

/** The form for feedback about the platform itself. Visitors sign in when they send it. Specification 2, 6. */
export function Component() {
  const t = useT()
  const { call } = useServices()
  const { user } = useRoot()
  const [sent, setSent] = useState<number>()
  const form = useForm({
    start: { type: '', content: '', contact: '' },
    draft: { name: 'feedback', without: ['contact'] },
    resets: true,
    check: ({ type, content, contact }) => {
      const count = countCharacters(content.trim())
      return {
        type: type === '' && t('feedback.chooseType'),
        content:
          (count < minContentLength || count > maxContentLength) &&
          t('form.badContent', { min: minContentLength, max: maxContentLength }),
        contact: contact.trim() !== '' && !isReachable(contactOf(contact)) && t('feedback.badContact')
      }
    },
    send: async ({ type, content, contact }, idempotencyKey) => {
      const chosen = oneOf(new URLSearchParams({ type }), 'type', feedbackTypes) ?? 4
      const body = { type: chosen, content: content.trim(), contact: contactOf(contact) }
      const { id } = await call('addFeedback', { body, idempotencyKey })
      setSent(id)
    }
  })
  return (
    <>
      <PageHead title={t('feedback.title')}>
        <p>{t('feedback.intro')}</p>
        <p>
          {t('feedback.notMessage')} <Link to="/threads/post">{t('feedback.toPost')}</Link>
        </p>
      </PageHead>
      <div className={css.narrow}>
        <noscript>
          <p>
            {t('feedback.needsScripts')} <Link to="/helpC?key=7">{t('feedback.contactUs')}</Link>
          </p>
        </noscript>
        {sent !== undefined && form.problems.length === 0 && (
          <Banner
            tone="ok"
            title={t('feedback.sent', { id: sent })}
            action={<Link to="/myFeedback">{t('feedback.mine')}</Link>}
          >
            {t('feedback.sentHint')}
          </Banner>
        )}
        <div className={css.form}>
          <Card>
            <Form form={form}>
              <Select
                id={form.idOf('type')}
                name="type"
                label={t('feedback.type')}
                empty={t('feedback.chooseType')}
                choices={feedbackTypes.map(value => ({ value, label: t(`feedback.type${value}`) }))}
                value={form.values.type}
                error={form.errorOf('type')}
                onChange={({ target }) => form.change({ type: target.value })}
              />
              <TextArea
                {...form.text('content')}
                label={t('feedback.content')}
                hint={t('feedback.contentHint')}
                least={minContentLength}
                most={maxContentLength}
              />
              <TextField
                {...form.text('contact')}
                label={t('feedback.contact')}
                hint={t('feedback.contactHint')}
                optional
                maxLength={contactMost}
                autoComplete="email"
              />
              <DraftNote draft={form.draft} />
              {!user && (
                <div className={css.hint}>
                  <p>{t('feedback.signIn')}</p>
                  <p>
                    {t('feedback.noAccount')} <ContactWay />
                  </p>
                </div>
              )}
              <Button className={css.submit} type="submit" tone="primary" busy={form.busy}>
                {t('feedback.submit')}
              </Button>
            </Form>
          </Card>
        </div>
        {user && (
          <p>
            <Link to="/myFeedback">{t('feedback.mine')}</Link>
          </p>
        )}
      </div>
    </>
  )
}
