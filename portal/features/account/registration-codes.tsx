import { sendWithProof } from '@board/client/proof/with-proof'
import { useServices } from '../../services/services.tsx'
import { type Contact, ContactCode } from '../../shared/account/contact-code.tsx'

/** The functions of a form that an error is shown by. */
interface Places {
  idOf: (name: string) => string
  errorOf: (name: string) => string | undefined
}

interface PhoneForm extends Places {
  values: Contact
  change: (part: Partial<Contact>) => void
}

/** The phone number of a registration, and the code that proves it. */
export function RegistrationPhone({ form }: { form: PhoneForm }) {
  const { call } = useServices()
  return (
    <ContactCode
      kind="phone"
      instead="register"
      value={form.values}
      onChange={form.change}
      send={(phone, onEarlier) =>
        sendWithProof(call, proof =>
          call('getRegisterPhoneVerifycode', { body: { phone, ...proof }, onEarlier })
        )
      }
      contact={{ id: form.idOf('contact'), error: form.errorOf('contact') }}
      code={{ id: form.idOf('code'), error: form.errorOf('code') }}
    />
  )
}

interface Email {
  email: string
  emailCode: string
  emailSentAt?: number
}

interface EmailForm extends Places {
  values: Email
  change: (part: Partial<Email>) => void
}

/** The e-mail address of a registration, and the code that proves it. */
export function RegistrationEmail({ form, optional }: { form: EmailForm; optional?: boolean }) {
  const { call } = useServices()
  const { email, emailCode, emailSentAt } = form.values
  return (
    <ContactCode
      kind="email"
      instead="register"
      optional={optional}
      value={{ contact: email, code: emailCode, sentAt: emailSentAt }}
      onChange={change =>
        form.change({
          ...('contact' in change && { email: change.contact }),
          ...('code' in change && { emailCode: change.code }),
          ...('sentAt' in change && { emailSentAt: change.sentAt })
        })
      }
      send={(email, onEarlier) =>
        sendWithProof(call, proof =>
          call('getRegisterEmailVerifycode', { body: { email, ...proof }, onEarlier })
        )
      }
      contact={{ id: form.idOf('email'), error: form.errorOf('email') }}
      code={{ id: form.idOf('emailCode'), error: form.errorOf('emailCode') }}
    />
  )
}
