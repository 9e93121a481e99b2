import type { DataOf } from '@board/client'
import { pageClock } from '@board/client/server-clock'
import {
  type DocumentType,
  documentNumberOf,
  documentTypes,
  isCompanyPersonName,
  isForeignResidentCard,
  isIdCard,
  mayBeLatin,
  personNameOf
} from '@board/schemas/facts/text/identity'
import type { ChangeEvent } from 'react'
import { type Translate, useT } from '../../lib/i18n.tsx'
import type { Problems } from '../../lib/problems.ts'
import { isRealName } from '../../lib/validation.ts'
import { Select, TextField } from '../../ui/forms/field.tsx'

/** A real name and the document that certifies it. */
export interface Identity {
  certificationType: string
  realName: string
  idNumber: string
}

export type Documents = DataOf<'certificationTypeConfig'>

/** The value of the ID card among the kinds of documents. */
const idCard = String(documentTypes.idCard)

/** Tells whether a number may be one of this document; the server checks the other kinds further. */
function isNumber(certificationType: string, number: string): boolean {
  if (certificationType === idCard) return isIdCard(number, new Date(pageClock.now()))
  if (Number(certificationType) === documentTypes.foreignResident)
    return isForeignResidentCard(number, new Date(pageClock.now()))
  return number.length >= 6
}

export const noIdentity: Identity = { certificationType: idCard, realName: '', idNumber: '' }

/** Returns the error of each field. @param pattern the site’s pattern of a real name */
export const identityProblems = (
  { certificationType, realName, idNumber }: Identity,
  pattern: string,
  t: Translate
): Problems => {
  const isForeign = mayBeLatin(Number(certificationType), documentNumberOf(idNumber))
  return {
    realName:
      !(isForeign ? isCompanyPersonName(realName, pattern) : isRealName(personNameOf(realName), pattern)) &&
      t(isForeign ? 'identity.badLatinName' : 'identity.badName'),
    idNumber: !isNumber(certificationType, documentNumberOf(idNumber)) && t('identity.badNumber')
  }
}

/** Returns the identity in the form that `certifyName` takes. */
export const identityBody = ({ certificationType, realName, idNumber }: Identity) => ({
  certificationType: Number(certificationType) as DocumentType,
  realName: personNameOf(realName),
  idNumber: documentNumberOf(idNumber)
})

interface TextProps {
  id: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

interface IdentityFieldsProps {
  documents: Documents
  form: {
    text: (name: keyof Identity) => TextProps
    change: (part: Partial<Identity>) => void
  }
}

/** Edits a real name and its document. Specification 3, 5. */
export function IdentityFields({ documents, form }: IdentityFieldsProps) {
  const t = useT()
  return (
    <>
      <Select
        {...form.text('certificationType')}
        label={t('identity.type')}
        choices={documents.map(({ name, value }) => ({ value, label: name }))}
        onChange={event => form.change({ certificationType: event.target.value })}
      />
      <TextField
        {...form.text('realName')}
        label={t('identity.realName')}
        autoComplete="name"
        maxLength={50}
      />
      <TextField
        {...form.text('idNumber')}
        label={t('identity.number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
    </>
  )
}
