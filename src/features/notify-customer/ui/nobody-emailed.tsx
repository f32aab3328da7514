import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import { type CustomerSides, customerContactQueries, type MailedRecord } from '@/entities/customer-contact'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { notifyCustomerText } from '../text'
import { AddressDialog } from './address-dialog'

type NobodyEmailedProps = {
  record: MailedRecord
  /** Whose address can be entered; absent where it cannot. */
  sides?: CustomerSides
}

/** One line beside what e-mails the customer at once, only where nobody would get that e-mail. */
export function NobodyEmailed({ record, sides }: NobodyEmailedProps) {
  const t = useText(notifyCustomerText)
  const { data } = useQuery(customerContactQueries.recipients(record))
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      {data?.recipients.length === 0 && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted print:hidden">
          <span className="flex items-center gap-1.5">
            <MailX aria-hidden className="size-4 shrink-0" />
            {t(data.are_unwanted ? 'nobodyWants' : 'nobodyAtCustomer')}
          </span>
          {sides && !data.are_unwanted && (
            <Button size="sm" variant="quiet" onClick={() => setAdding(true)}>
              {t('addAddress')}
            </Button>
          )}
        </span>
      )}
      {isAdding && sides && <AddressDialog sides={sides} onClose={() => setAdding(false)} />}
    </>
  )
}
