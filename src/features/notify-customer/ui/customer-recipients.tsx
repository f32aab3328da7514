import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type CustomerSides, customerContactQueries, type MailedRecord } from '@/entities/customer-contact'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Skeleton } from '@/shared/ui/skeleton'
import { notifyCustomerText } from '../text'
import { AddressDialog } from './address-dialog'

type CustomerRecipientsProps = {
  record: MailedRecord
  sides: CustomerSides
  /** Further ways to pass it on where nobody is e-mailed, such as its link. */
  children?: ReactNode
}

/** Says who at the customer will be e-mailed about what the dealership is about to do, or offers a way where nobody will. */
export function CustomerRecipients({ record, sides, children }: CustomerRecipientsProps) {
  const t = useText(notifyCustomerText)
  const { data, isError } = useQuery(customerContactQueries.recipients(record))
  const [isAdding, setAdding] = useState(false)
  if (isError) return <p className="text-sm text-ink-muted">{t('unknown')}</p>
  if (!data) return <Skeleton className="h-5 w-64" />
  const people = data.recipients.map(({ email, delivery }) =>
    delivery === 'DAILY' ? t('inTheMorning', { email }) : email,
  )
  return (
    <>
      {people.length > 0 ? (
        <p className="wrap-anywhere text-sm text-ink-muted print:hidden">
          {t('willBeEmailed', { people: people.join(', ') })}
        </p>
      ) : (
        <Callout
          tone="warning"
          title={t('nobodyTitle')}
          className="print:hidden"
          actions={
            <>
              {!data.are_unwanted && <Button onClick={() => setAdding(true)}>{t('addAddress')}</Button>}
              {children}
            </>
          }
        >
          {t(data.are_unwanted ? 'unwanted' : 'noAddress')}
        </Callout>
      )}
      {isAdding && <AddressDialog sides={sides} onClose={() => setAdding(false)} />}
    </>
  )
}
