import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { quoteUpdateLimits } from '#contract/platform-limits'
import { lacksAddress, type Quote, quoteMutations } from '@/entities/quote'
import { CustomerRecipients } from '@/features/notify-customer'
import { useApiForm } from '@/shared/lib/api-form'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { FormDialog } from '@/shared/ui/form-dialog'
import { Keyed } from '@/shared/ui/keyed'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { DeliveryFields, deliveryOf, deliveryToWire, usePlaces } from '@/widgets/quote-fields'
import { AskChangeDialog } from './ask-change-dialog'
import { quoteDetailsText } from './text'

/** Moves that are confirmed with a comment; the one that leads on comes last. */
const asked = ['DISCARDED', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'DECLINED', 'REVISION_REQUESTED', 'ACCEPTED'] as const
type Asked = (typeof asked)[number]

/** They end the quote; the others can be answered. */
const ending: readonly Asked[] = ['DISCARDED', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'DECLINED']

/** The moves that the reader may make, as buttons; sending is part of the answer. */
export function QuoteMoves({ quote }: { quote: Quote }) {
  const t = useText(quoteDetailsText)
  // The quote as it was when the dialog was opened: nobody accepts a version that they have not read.
  const [asking, setAsking] = useState<{ to: Asked; quote: Quote }>()
  const { mutate, isPending } = useMutation({
    ...quoteMutations.update(quote.id),
    onSuccess: () => toast.success(t('moved')),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <>
      {asked
        .filter((status) => quote.next_statuses.includes(status))
        .map((status) => (
          <Button
            key={status}
            variant={status === 'ACCEPTED' ? 'primary' : 'secondary'}
            onClick={() => setAsking({ to: status, quote })}
            className={cx('print:hidden', status === 'ACCEPTED' && 'max-sm:order-first max-sm:w-full')}
          >
            {t(`to${status}`)}
          </Button>
        ))}
      {quote.next_statuses.includes('IN_REVIEW') && (
        <Keyed by="answer">
          <Button
            variant="primary"
            pending={isPending}
            onClick={() => mutate({ status: 'IN_REVIEW', version: quote.version })}
            className="max-sm:order-first max-sm:w-full print:hidden"
          >
            {t('toIN_REVIEW')}
          </Button>
        </Keyed>
      )}
      {asking?.to === 'REVISION_REQUESTED' && (
        <AskChangeDialog quote={asking.quote} onClose={() => setAsking(undefined)} />
      )}
      {asking && asking.to !== 'REVISION_REQUESTED' && (
        <MoveDialog quote={asking.quote} to={asking.to} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}

/** Asks for a comment; an acceptance also for the address that nobody has entered. */
function MoveDialog({
  quote,
  to,
  onClose,
}: {
  quote: Quote
  to: Exclude<Asked, 'REVISION_REQUESTED'>
  onClose: () => void
}) {
  const t = useText(quoteDetailsText)
  const { mutateAsync } = useMutation(quoteMutations.update(quote.id))
  const asksAddress = to === 'ACCEPTED' && lacksAddress(quote)
  const places = usePlaces(asksAddress ? quote.operator.id : '')
  const isLoading = asksAddress && !places
  const form = useApiForm({
    defaultValues: { comment: '', ...deliveryOf(quote) },
    send: async ({ comment, ...delivery }) => {
      await mutateAsync({
        status: to,
        version: quote.version,
        ...(places && deliveryToWire(delivery, places)),
        ...(comment.trim() && { comment: comment.trim() }),
      })
      toast.success(t('moved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`to${to}`)}
      description={t(asksAddress ? 'aboutACCEPTEDWithoutAddress' : `about${to}`)}
      submit={t(`to${to}`)}
      variant={ending.includes(to) ? 'danger' : 'primary'}
      cancel={to === 'CANCELLED' ? t('doNotCancel') : undefined}
      form={{ ...form, isPending: form.isPending || isLoading }}
      onClose={onClose}
    >
      {(to === 'REJECTED' || to === 'WITHDRAWN') && (
        <CustomerRecipients
          record={{ kind: 'quote', id: quote.id }}
          sides={{ dealershipId: quote.dealership.id, operatorId: quote.operator.id }}
        />
      )}
      {isLoading && <Skeleton className="h-40" />}
      <FormProvider {...form}>{places && <DeliveryFields {...places} />}</FormProvider>
      <TextareaField
        label={t('reason')}
        optional
        error={form.errorOf('comment')}
        maxLength={quoteUpdateLimits.comment.maxLength}
        {...form.register('comment')}
      />
    </FormDialog>
  )
}
