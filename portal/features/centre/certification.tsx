import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import {
  type Documents,
  IdentityFields,
  identityBody,
  identityProblems,
  noIdentity
} from '../../shared/account/identity-fields.tsx'
import { DraftNote, Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Facts } from '../../ui/lists/facts.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { Time } from '../../ui/time.tsx'
import type { BaseInfo } from './base-info.tsx'
import css from './page.module.css'

const fieldOf = { PER0002: 'idNumber' }

interface CertificationProps {
  base: BaseInfo
  documents: Documents
  onDone: () => void
}

/** Shows the certified real name, masked. If there is none, it shows the form to certify one. Domain 1. */
export function Certification({ base, documents, onDone }: CertificationProps) {
  const t = useT()
  const isCertified = base.certifiedAt !== null
  return (
    <Card
      title={t('certify.title')}
      aside={
        <Chip tone={isCertified ? 'ok' : 'quiet'}>{t(isCertified ? 'certify.done' : 'certify.open')}</Chip>
      }
    >
      {base.certifiedAt === null ? (
        <CertificationForm documents={documents} onDone={onDone} />
      ) : (
        <>
          <Facts
            facts={[
              { label: t('identity.realName'), value: base.realName },
              {
                label: t('identity.type'),
                value: documents.find(({ value }) => value === String(base.certificationType))?.name
              },
              { label: t('identity.number'), value: base.idNumber },
              { label: t('certify.at'), value: <Time at={base.certifiedAt} /> }
            ]}
          />
          <p className={css.note}>
            {t('certify.fixed')} <Link to="/helpC?key=7">{t('shell.contact')}</Link>
          </p>
        </>
      )}
    </Card>
  )
}

function CertificationForm({ documents, onDone }: Omit<CertificationProps, 'base'>) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const { realNamePattern } = useRoot()
  const form = useForm({
    start: noIdentity,
    draft: { name: 'certification', without: ['idNumber'] },
    fieldOf,
    check: identity => identityProblems(identity, realNamePattern, t),
    send: async (identity, idempotencyKey) => {
      await call('certifyName', { body: identityBody(identity), idempotencyKey })
      toast(t('certify.nowDone'))
      onDone()
      await revalidate()
    }
  })
  return (
    <Form form={form}>
      <p className={css.note}>{t('identity.hint')}</p>
      <IdentityFields documents={documents} form={form} />
      <DraftNote draft={form.draft} />
      <Button className={css.submit} type="submit" busy={form.busy}>
        {t('certify.submit')}
      </Button>
    </Form>
  )
}
