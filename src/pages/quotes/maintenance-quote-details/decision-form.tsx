import { useMutation } from '@tanstack/react-query'
import { maintenanceQuoteDecisionsLimits } from '#contract/platform-limits'
import { type MaintenanceQuote, maintenanceQuoteMutations } from '@/entities/maintenance-quote'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { SelectField } from '@/shared/ui/select-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { maintenanceQuoteDetailsText } from './text'

const valuesOf = ({ lines }: MaintenanceQuote) => ({
  reason: '',
  decisions: Object.fromEntries(lines.map(({ id }) => [id, ''])),
})

/** Where a customer approves or declines each line. */
export function DecisionForm({ quote: present }: { quote: MaintenanceQuote }) {
  const t = useText(maintenanceQuoteDetailsText)
  const { mutateAsync } = useMutation(maintenanceQuoteMutations.decide(present.id))
  const form = useRecordForm({
    record: present,
    valuesOf,
    send: async ({ reason, decisions }, { version, lines }) => {
      const decided = await mutateAsync({
        version,
        reason,
        decisions: lines.map(({ id }) => ({
          line_id: id,
          decision: decisions[id] === 'APPROVED' ? ('APPROVED' as const) : ('DECLINED' as const),
        })),
      })
      toast.success(t('decided'))
      return decided
    },
  })
  const { shown: quote, register, errorOf, failure, submit, isPending } = form
  const options = [
    { value: 'APPROVED', label: t('approve') },
    { value: 'DECLINED', label: t('decline') },
  ]
  return (
    <Card title={t('decide')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Callout tone="danger">{failure}</Callout>}
        {form.isOutdated && <ChangedMeanwhile onShow={form.showChanges} />}
        {quote.lines.map(({ id, description }) => (
          <SelectField
            key={id}
            label={t('decision', { line: description })}
            error={errorOf(`decisions.${id}`)}
            placeholder={t('choose')}
            options={options}
            {...register(`decisions.${id}`, {
              validate: (decision) => decision !== '' || t('decisionRequired'),
            })}
          />
        ))}
        <TextareaField
          label={t('reason_buyer')}
          optional
          error={errorOf('reason')}
          maxLength={maintenanceQuoteDecisionsLimits.reason.maxLength}
          {...register('reason')}
        />
        <div className="max-sm:grid">
          <Button variant="primary" type="submit" disabled={isPending}>
            {t('decide')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
