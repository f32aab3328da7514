import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { type PortalQuote, portalQuoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { DeliveryFields, deliveryOf, deliveryToWire } from '@/widgets/quote-fields'
import { ContactField } from './contact-field'
import { quoteOfLinkText } from './text'

/** The addresses of the customer are not for whoever holds a link: another one is typed. */
export const typedPlace = { choices: [] }

type DeliveryDialogProps = { token: string; quote: PortalQuote; onClose: () => void }

/** Chooses pickup or shipment and the address. Another address may have another tax rate. */
export function DeliveryDialog({ token, quote, onClose }: DeliveryDialogProps) {
  const t = useText(quoteOfLinkText)
  const { mutateAsync } = useMutation(portalQuoteMutations.answer(token))
  const form = useApiForm({
    defaultValues: { contact: '', ...deliveryOf(quote) },
    send: async ({ contact, ...values }) => {
      await mutateAsync({ version: quote.version, contact: contact.trim(), ...deliveryToWire(values, typedPlace) })
      toast.success(t('deliveryChanged'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('changeDelivery')}
      description={t('aboutDelivery')}
      submit={t('saveDelivery')}
      form={form}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <DeliveryFields {...typedPlace} />
        <ContactField />
      </FormProvider>
    </FormDialog>
  )
}
