import type { ReactNode } from 'react'
import { newOrderByLinkLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { orderTermsOf } from '../model/order-terms'
import { useOrderForm } from '../model/use-order-form'
import { placeOrderText } from '../text'
import { OrderFields } from './order-fields'

export type OrderByLinkTerms = ReturnType<typeof orderTermsOf> & { contact: string; email?: string }

type OrderByLinkFormProps = {
  /** Whether the operator has an address, which only the server knows. */
  hasDefaultAddress: boolean
  /** The words of the button. */
  submit: string
  /** Why nothing can be ordered now; undefined if it can. */
  hindrance: string | undefined
  send: (terms: OrderByLinkTerms) => Promise<void>
  /** Above the button, such as the total. */
  children: ReactNode
}

/** The last step of an order without an account: who orders, and how it is delivered. */
export function OrderByLinkForm({ hasDefaultAddress, submit, hindrance, send, children }: OrderByLinkFormProps) {
  const t = useText(placeOrderText)
  const addresses = hasDefaultAddress ? [{ id: 'on-file', label: t('addressOnFile') }] : []
  const form = useOrderForm({
    addresses,
    send: (values) => {
      const email = values.email.trim()
      return send({ contact: values.contact.trim(), ...(email && { email }), ...orderTermsOf(values, addresses) })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
      {form.failure && (
        <Callout tone="danger" announce>
          {form.failure}
        </Callout>
      )}
      <OrderFields form={form} addresses={addresses} asksContact maxNoteLength={newOrderByLinkLimits.note.maxLength} />
      {children}
      {hindrance && <p className="text-ink-muted">{hindrance}</p>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        pending={form.isPending}
        disabled={hindrance !== undefined}
      >
        {submit}
      </Button>
    </form>
  )
}
