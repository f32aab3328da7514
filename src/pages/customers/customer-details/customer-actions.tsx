import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { customerText } from './text'

type CustomerActionsProps = { customerId: string; dealershipId: string }

/** What a dealership begins for a customer while it is on the phone. */
export function CustomerActions({ customerId: operator_id, dealershipId: dealership_id }: CustomerActionsProps) {
  const t = useText(customerText)
  const sides = { operator_id, dealership_id }
  return (
    <>
      <LinkButton asChild>
        <Link to="/add-quote" search={sides}>
          {t('newQuote')}
        </Link>
      </LinkButton>
      <LinkButton asChild variant="primary">
        <Link to="/cart" search={sides}>
          <Plus aria-hidden />
          {t('newOrder')}
        </Link>
      </LinkButton>
    </>
  )
}
