import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CustomerSides, customerContactMutations, customerContactQueries } from '@/entities/customer-contact'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { notifyCustomerText } from '../text'
import { AddressDialog } from './address-dialog'

/** The address of a customer, as its dealership sees and changes it. */
export function CustomerEmail({ sides }: { sides: CustomerSides }) {
  const t = useText(notifyCustomerText)
  const [asked, setAsked] = useState<'change' | 'remove'>()
  const close = () => setAsked(undefined)
  return (
    <Loaded query={useQuery(customerContactQueries.detail(sides))} skeleton={<Skeleton className="h-6 w-48" />}>
      {({ email }) => (
        <>
          {email && (
            <a href={`mailto:${email}`} className="touch-target wrap-anywhere text-link hover:underline">
              {email}
            </a>
          )}
          <span className="mt-1 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setAsked('change')}>
              {t(email ? 'change' : 'addAddress')}
            </Button>
            {email && (
              <Button size="sm" variant="quiet" onClick={() => setAsked('remove')}>
                {t('remove')}
              </Button>
            )}
          </span>
          {asked === 'change' && <AddressDialog sides={sides} present={email ?? undefined} onClose={close} />}
          {asked === 'remove' && (
            <ConfirmMutation
              title={t('removeTitle')}
              description={t('removeAbout')}
              confirm={t('remove')}
              mutation={customerContactMutations.remove(sides)}
              done={t('removed')}
              onClose={close}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
