import { creditCodeOf, isCompanyPersonName, isCreditCode } from '@board/schemas/facts/text/identity'
import { type Translate, useT } from '../../lib/i18n.tsx'
import type { Problems } from '../../lib/problems.ts'
import { Choices } from '../../ui/forms/choice.tsx'
import { TextField } from '../../ui/forms/field.tsx'

/** The data of a company that an editor confirms. Specification 3. */
export interface Company {
  /** 1 is another legal person, 2 a company. */
  compType: 1 | 2
  enterpriseName: string
  creditCode: string
  legalPerson: string
  contacts: string
}

export const noCompany: Company = {
  compType: 2,
  enterpriseName: '',
  creditCode: '',
  legalPerson: '',
  contacts: ''
}

/** The texts for each kind of legal person: a company has a business licence, the others have a certificate. */
export const companyTexts = {
  1: {
    paper: 'company.paper.1',
    name: 'company.otherName',
    nameHint: 'company.otherNameHint',
    creditCodeHint: 'company.otherCreditCodeHint',
    badName: 'company.badOtherName',
    badCreditCode: 'company.badOtherCreditCode'
  },
  2: {
    paper: 'company.paper.2',
    name: 'company.name',
    nameHint: 'company.nameHint',
    creditCodeHint: 'company.creditCodeHint',
    badName: 'company.badName',
    badCreditCode: 'company.badCreditCode'
  }
} as const

const enterpriseName = /^[\p{Script=Han}A-Za-z0-9()（）·.,&-]{4,100}$/u

/** Returns the error of each field. @param pattern the site’s pattern of a real name */
export const companyProblems = (company: Company, pattern: string, t: Translate): Problems => ({
  enterpriseName:
    !enterpriseName.test(company.enterpriseName.trim()) && t(companyTexts[company.compType].badName),
  creditCode:
    creditCodeOf(company.creditCode) === ''
      ? t('company.noCreditCode')
      : !isCreditCode(creditCodeOf(company.creditCode)) && t(companyTexts[company.compType].badCreditCode),
  legalPerson: !isCompanyPersonName(company.legalPerson, pattern) && t('company.badPerson'),
  contacts: !isCompanyPersonName(company.contacts, pattern) && t('company.badPerson')
})

/** Returns the data in the form of the request. */
export const companyBody = ({ compType, enterpriseName, creditCode, legalPerson, contacts }: Company) => ({
  compType,
  enterpriseName: enterpriseName.trim(),
  creditCode: creditCodeOf(creditCode),
  legalPerson: legalPerson.trim(),
  contacts: contacts.trim()
})

interface CompanyFieldsProps {
  form: {
    values: Company
    change: (part: Partial<Company>) => void
    text: (name: Exclude<keyof Company, 'compType'>) => { id: string; value: string }
  }
}

/** Edits the data of a company. */
export function CompanyFields({ form }: CompanyFieldsProps) {
  const t = useT()
  const texts = companyTexts[form.values.compType]
  return (
    <>
      <Choices
        label={t('company.type')}
        name="compType"
        value={form.values.compType}
        choices={[
          { value: 2, label: t('company.type.2') },
          { value: 1, label: t('company.type.1') }
        ]}
        onChange={compType => form.change({ compType })}
      />
      <TextField
        {...form.text('enterpriseName')}
        label={t(texts.name)}
        hint={t(texts.nameHint)}
        autoComplete="organization"
        maxLength={100}
      />
      <TextField
        {...form.text('creditCode')}
        label={t('company.creditCode')}
        hint={t(texts.creditCodeHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={18}
      />
      <TextField
        {...form.text('legalPerson')}
        label={t('company.legalPerson')}
        autoComplete="off"
        maxLength={50}
      />
      <TextField
        {...form.text('contacts')}
        label={t('company.contacts')}
        autoComplete="name"
        maxLength={50}
      />
    </>
  )
}
