import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { orderStatusChangeLimits } from '#contract/platform-limits'
import { isRefundable, type Order, type OrderStatus, orderMutations } from '@/entities/order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { FormDialog } from '@/shared/ui/form-dialog'
import { Keyed } from '@/shared/ui/keyed'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { orderText } from './text'

const oneClick = ['AWAITING_PAYMENT', 'PROCESSING'] as const satisfies readonly OrderStatus[]

/** The moves that the reader may make, as buttons. A failed payment is reported by the checkout, not here. */
export function StatusActions({ order }: { order: Order }) {
  const t = useText(orderText)
  // As it was when the dialog was opened: nobody cancels what they have not read.
  const [cancelled, setCancelled] = useState<Order>()
  const { mutate, isPending } = useMutation({
    ...orderMutations.changeStatus(order.id),
    onSuccess: () => toast.success(t('moved')),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <>
      {order.next_statuses.includes('CANCELLED') && (
        <Button onClick={() => setCancelled(order)} className="print:hidden">
          {t('toCANCELLED')}
        </Button>
      )}
      {oneClick
        .filter((status) => order.next_statuses.includes(status))
        .map((status) => {
          const button = (
            <Button
              key={status}
              variant="primary"
              pending={isPending}
              className="print:hidden"
              onClick={() => mutate({ status, version: order.version })}
            >
              {t(`to${status}`)}
            </Button>
          )
          return status === 'PROCESSING' ? (
            <Keyed key={status} by="startProcessing">
              {button}
            </Keyed>
          ) : (
            button
          )
        })}
      {cancelled && <CancelDialog order={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  )
}

function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText(orderText)
  const { mutateAsync } = useMutation(orderMutations.changeStatus(order.id))
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await mutateAsync({ status: 'CANCELLED', version: order.version, reason: reason.trim() })
      toast.success(t('moved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('cancelTitle')}
      description={[t('cancelAbout'), isRefundable(order) && t('cancelRefunds')].filter(Boolean).join(' ')}
      submit={t('toCANCELLED')}
      cancel={t('doNotCancel')}
      form={form}
      onClose={onClose}
    >
      <TextareaField
        label={t('cancelReason')}
        optional
        error={form.errorOf('reason')}
        maxLength={orderStatusChangeLimits.reason.maxLength}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
