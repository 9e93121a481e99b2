import { sendWithProof } from '@board/client/proof/with-proof'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { ContactCode, type ContactKind, contactProblem } from '../../shared/account/contact-code.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import css from './page.module.css'

const start: { contact: string; code: string; sentAt?: number } = { contact: '', code: '' }
const fieldOf = { '1011': 'code', PER0005: 'contact' }

interface ContactFormProps {
  kind: ContactKind
  label: string
  act: string
  /** Checks a well-formed contact further. It returns the text of an error, or false. */
  check?: (contact: string) => string | false
  send: (contact: string, code: string, idempotencyKey: string) => Promise<void>
  onCancel?: () => void
}

/** Edits a phone number or e-mail address that is to be bound, and asks for its code. */
export function ContactForm({ kind, label, act, check, send, onCancel }: ContactFormProps) {
  const t = useT()
  const { call } = useServices()
  const form = useForm({
    start,
    draft: { name: `bind-${kind}`, without: ['code'] },
    fieldOf,
    check: ({ contact, code }) => ({
      contact: contactProblem(kind, contact, t) || check?.(contact),
      code: !code && t('code.missing')
    }),
    send: ({ contact, code }, idempotencyKey) => send(contact, code, idempotencyKey)
  })
  return (
    <Form form={form}>
      <ContactCode
        kind={kind}
        label={label}
        value={form.values}
        onChange={form.change}
        check={check}
        send={(contact, onEarlier) =>
          sendWithProof(call, proof =>
            call('getBindVerifycode', {
              body: { sendType: kind === 'phone' ? 2 : 3, contact, ...proof },
              onEarlier
            })
          )
        }
        contact={{ id: form.idOf('contact'), error: form.errorOf('contact') }}
        code={{ id: form.idOf('code'), error: form.errorOf('code') }}
      />
      <div className={css.actions}>
        <Button type="submit" tone="primary" busy={form.busy}>
          {act}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
      </div>
    </Form>
  )
}
