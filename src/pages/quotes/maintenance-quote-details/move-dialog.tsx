import { useMutation } from '@tanstack/react-query'
import { maintenanceQuoteMoveLimits } from '#contract/platform-limits'
import { type MaintenanceQuote, maintenanceQuoteMutations } from '@/entities/maintenance-quote'
import { CustomerRecipients } from '@/features/notify-customer'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { Checkbox } from '@/shared/ui/checkbox'
import { DateField, useDayCheck } from '@/shared/ui/date-field'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { maintenanceQuoteDetailsText } from './text'

/** Statuses that need more than a click. */
export const dialogStatuses = ['SENT', 'WITHDRAWN', 'SCHEDULED', 'COMPLETED'] as const
export type DialogStatus = (typeof dialogStatuses)[number]

/** What the customer counts on: it does not end without a reason. */
const agreed: readonly MaintenanceQuote['status'][] = ['APPROVED', 'PARTIALLY_APPROVED', 'SCHEDULED', 'IN_PROGRESS']

/** The customer does not know it yet. */
const isInternal = ({ status }: MaintenanceQuote) => status === 'DRAFT' || status === 'READY'

type MoveDialogProps = { quote: MaintenanceQuote; to: DialogStatus; onClose: () => void }

/** Moves a quote to a status with what that requires. */
export function MoveDialog({ quote, to, onClose }: MoveDialogProps) {
  const t = useText(maintenanceQuoteDetailsText)
  const { mutateAsync } = useMutation(maintenanceQuoteMutations.move(quote.id))
  const form = useApiForm({
    defaultValues: { valid_until: '', scheduled_on: '', hours: '', confirmed: false, reason: '' },
    send: async ({ valid_until, scheduled_on, hours, confirmed, reason }) => {
      const figure = readFigure(hours)
      const saved = await mutateAsync({
        version: quote.version,
        status: to,
        ...(valid_until && { valid_until }),
        ...(scheduled_on && { scheduled_on }),
        ...(figure !== undefined && { hours: figure, confirmed }),
        ...(reason.trim() && { reason: reason.trim() }),
      })
      toast.success(t(saved.history.at(-1)?.emailed_to?.length === 0 ? 'movedToNobody' : 'moved'))
      onClose()
    },
  })
  const { register, errorOf } = form
  const isDay = useDayCheck()
  const endsAgreed = to === 'WITHDRAWN' && agreed.includes(quote.status)
  const day = to === 'SENT' ? 'valid_until' : to === 'SCHEDULED' ? 'scheduled_on' : undefined
  return (
    <FormDialog
      title={t(`title${to}`)}
      description={t(endsAgreed ? 'aboutAgreed' : `about${to}`)}
      submit={t(`to${to}`)}
      variant={to === 'WITHDRAWN' ? 'danger' : 'primary'}
      form={form}
      onClose={onClose}
    >
      {(to !== 'WITHDRAWN' || !isInternal(quote)) && (
        <CustomerRecipients
          record={{ kind: 'maintenance_quote', id: quote.id }}
          sides={{ dealershipId: quote.dealership.id, operatorId: quote.operator.id }}
        />
      )}
      {day && (
        <DateField
          label={t(day)}
          error={errorOf(day)}
          required
          {...register(day, { validate: (value) => (value === '' ? t('required') : isDay(value)) })}
        />
      )}
      {to === 'COMPLETED' && (
        <>
          <TextField
            label={t('hours')}
            error={errorOf('hours')}
            inputMode="decimal"
            autoComplete="off"
            required
            {...register('hours', { validate: (typed) => readFigure(typed) !== undefined || t('hoursWrong') })}
          />
          <Checkbox label={t('confirmed')} {...register('confirmed')} />
        </>
      )}
      {(to === 'COMPLETED' || to === 'WITHDRAWN') && (
        <TextareaField
          label={t(to === 'COMPLETED' ? 'note' : 'moveReason')}
          optional={!endsAgreed}
          error={errorOf('reason')}
          maxLength={maintenanceQuoteMoveLimits.reason.maxLength}
          {...register('reason', {
            validate: (reason) => !endsAgreed || reason.trim() !== '' || t('reasonRequired'),
          })}
        />
      )}
    </FormDialog>
  )
}
