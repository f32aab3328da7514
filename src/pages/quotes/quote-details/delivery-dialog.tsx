import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { type Quote, quoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { Skeleton } from '@/shared/ui/skeleton'
import { toast } from '@/shared/ui/toaster'
import { DeliveryFields, deliveryOf, deliveryToWire, usePlaces } from '@/widgets/quote-fields'
import { quoteDetailsText } from './text'

type DeliveryDialogProps = { quote: Quote; onChanged: (saved: Quote) => void; onClose: () => void }

/** Chooses pickup or shipment and the address. Another address may have another tax rate. */
export function DeliveryDialog({ quote, onChanged, onClose }: DeliveryDialogProps) {
  const t = useText(quoteDetailsText)
  const places = usePlaces(quote.operator.id)
  const { mutateAsync } = useMutation(quoteMutations.update(quote.id))
  const form = useApiForm({
    defaultValues: deliveryOf(quote),
    send: async (values) => {
      const saved = await mutateAsync({ version: quote.version, ...deliveryToWire(values, places ?? { choices: [] }) })
      toast.success(t('deliveryChanged'))
      onChanged(saved)
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
      <FormProvider {...form}>{places ? <DeliveryFields {...places} /> : <Skeleton className="h-40" />}</FormProvider>
    </FormDialog>
  )
}
