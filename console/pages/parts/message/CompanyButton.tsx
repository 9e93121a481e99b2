import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { Facts } from '../../../widgets/parts/Facts.tsx'
import { ReadDialog } from '../../../widgets/parts/forms/ReadDialog.tsx'
import type { StaffMessage } from './modes.ts'

type Company = NonNullable<StaffMessage['author']['company']>

const fields = ['enterpriseName', 'creditCode', 'legalPerson', 'contacts', 'compType'] as const

/** Shows the name of the company that wrote; a click shows the facts about the company. */
export function CompanyButton({ company }: { company: Company }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionButton
        tone="quiet"
        small
        label={`${translate('people.company')}：${company.enterpriseName}`}
        onClick={() => setIsOpen(true)}
      >
        {company.enterpriseName}
      </ActionButton>
      {isOpen && (
        <ReadDialog isShort title={translate('people.company')} onClose={() => setIsOpen(false)}>
          <div data-private>
            <Facts
              tight
              facts={fields.map(name => ({
                name,
                label: translate(`fields.${name}`),
                value:
                  name === 'compType'
                    ? translate(`entities.companyRequests.enums.compType.${company.compType}`)
                    : company[name] || '–'
              }))}
            />
          </div>
        </ReadDialog>
      )}
    </>
  )
}
