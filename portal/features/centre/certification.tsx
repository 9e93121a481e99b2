import type { DataOf } from '@board/client'
import { isIdCard } from '@board/schemas/identity'
import { useRevalidator } from 'react-router-dom'
import { useRoot } from '../../app/root.ts'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { Form } from '../../shared/form.tsx'
import { useForm } from '../../shared/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Time } from '../../ui/time.tsx'
import type { BaseInfo } from './base-info.tsx'
import css from './page.module.css'

/** The value of the ID card among the documents. */
const idCard = '1'

const fieldOf = { PER0002: 'idNumber' }

interface CertificationProps {
  base: BaseInfo
  documents: DataOf<'certificationTypeConfig'>
  onDone: () => void
}

/** Shows the certified real name, masked, or the form that certifies it once. Domain 1. */
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
              { label: t('certify.realName'), value: base.realName },
              {
                label: t('certify.type'),
                value: documents.find(({ value }) => value === String(base.certificationType))?.name
              },
              { label: t('certify.idNumber'), value: base.idNumber },
              { label: t('certify.at'), value: <Time at={base.certifiedAt} /> }
            ]}
          />
          <p className={css.note}>
            {t('certify.fixed')} <Link to="/helpC?key=7">{t('certify.contact')}</Link>
          </p>
        </>
      )}
    </Card>
  )
}

function CertificationForm({ documents, onDone }: Omit<CertificationProps, 'base'>) {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const { realNamePattern } = useRoot()
  const form = useForm({
    start: { certificationType: documents[0]?.value ?? idCard, realName: '', idNumber: '' },
    fieldOf,
    check: ({ certificationType, realName, idNumber }) => ({
      realName: !new RegExp(realNamePattern, 'u').test(realName.trim()) && t('certify.badName'),
      idNumber:
        (certificationType === idCard
          ? !isIdCard(idNumber.trim(), new Date())
          : idNumber.trim().length < 6) && t('certify.badNumber')
    }),
    send: async ({ certificationType, realName, idNumber }, idempotencyKey) => {
      const type = Number(certificationType) as 1 | 2 | 3 | 4
      const body = { certificationType: type, realName: realName.trim(), idNumber: idNumber.trim() }
      await call('certifyName', { body, idempotencyKey })
      onDone()
      await revalidate()
    }
  })
  return (
    <Form form={form}>
      <p className={css.note}>{t('certify.hint')}</p>
      <Select
        {...form.text('certificationType')}
        label={t('certify.type')}
        choices={documents.map(({ name, value }) => ({ value, label: name }))}
        onChange={event => form.change({ certificationType: event.target.value })}
      />
      <TextField
        {...form.text('realName')}
        label={t('certify.realName')}
        autoComplete="name"
        maxLength={30}
      />
      <TextField
        {...form.text('idNumber')}
        label={t('certify.idNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={18}
      />
      <Button className={css.submit} type="submit" busy={form.busy}>
        {t('certify.submit')}
      </Button>
    </Form>
  )
}
