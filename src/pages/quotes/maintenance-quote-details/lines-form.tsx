import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { maintenanceQuoteUpdateLimits, newMaintenanceQuoteLineLimits } from '#contract/platform-limits'
import { type MaintenanceQuote, MaintenanceQuoteSums, maintenanceQuoteMutations } from '@/entities/maintenance-quote'
import { useRecordForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readAmount, useAmountCheck, writeAmount } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { ChangedMeanwhile } from '@/shared/ui/changed-meanwhile'
import { FormRows } from '@/shared/ui/form-rows'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { PrintedLines } from './printed-lines'
import { maintenanceQuoteDetailsText } from './text'

const emptyLine = { line_id: '', task_id: '', description: '', parts_amount: '', labour_minutes: '', labour_amount: '' }

const valuesOf = ({ comment, lines, currency }: MaintenanceQuote) => ({
  comment,
  lines: lines.map((line) => ({
    line_id: line.id,
    task_id: line.task_id ?? '',
    description: line.description,
    parts_amount: writeAmount(line.parts.amount, currency),
    labour_minutes: String(line.labour_minutes),
    labour_amount: writeAmount(line.labour.amount, currency),
  })),
})

/** The work of a quote that has not been sent: what it costs, and what the customer should know. */
export function LinesForm({ quote }: { quote: MaintenanceQuote }) {
  const t = useText(maintenanceQuoteDetailsText)
  const { currency } = quote
  const { mutateAsync } = useMutation(maintenanceQuoteMutations.update(quote.id))
  const { mutateAsync: move } = useMutation(maintenanceQuoteMutations.move(quote.id))
  /** Which of the two buttons of the foot was pressed. */
  const isToBeReady = useRef(false)
  const form = useRecordForm({
    record: quote,
    valuesOf,
    send: async ({ comment, lines }, { version }) => {
      const saved = await mutateAsync({
        version,
        comment,
        lines: lines.map((line) => ({
          ...(line.line_id && { id: line.line_id }),
          task_id: line.task_id || null,
          description: line.description,
          parts_amount: readAmount(line.parts_amount, currency) ?? 0,
          labour_minutes: readWholeNumber(line.labour_minutes) ?? 0,
          labour_amount: readAmount(line.labour_amount, currency) ?? 0,
        })),
      })
      if (!isToBeReady.current) {
        toast.success(t('saved'))
        return saved
      }
      try {
        const ready = await move({ version: saved.version, status: 'READY' })
        toast.success(t('savedReady'))
        return ready
      } catch (reason) {
        // The lines are stored all the same.
        toast.error(reason instanceof Error ? reason.message : t('saved'))
        return saved
      }
    },
  })
  const { control, register, errorOf, failure, submit, isPending } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const isAmount = useAmountCheck(currency)
  return (
    <>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 print:hidden">
        {failure && <Callout tone="danger">{failure}</Callout>}
        {/* Rows have no names of their own, so what was typed cannot be joined with changed rows. */}
        {form.isOutdated && <ChangedMeanwhile onDiscard={form.discard} />}
        <FormRows
          label={t('lines')}
          rows={fields}
          rowLabel={(n) => t('lineN', { n })}
          add={t('addLine')}
          onAdd={() => append(emptyLine)}
          removeLabel={(n) => t('removeLine', { n })}
          onRemove={remove}
          minRows={1}
          maxRows={maintenanceQuoteUpdateLimits.lines.maxItems}
        >
          {(index) => (
            <div className="field-columns grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_repeat(3,minmax(0,1fr))]">
              <TextField
                label={t('description')}
                error={errorOf(`lines.${index}.description`)}
                maxLength={newMaintenanceQuoteLineLimits.description.maxLength}
                autoComplete="off"
                {...register(`lines.${index}.description`, {
                  validate: (text) => text.trim() !== '' || t('descriptionRequired'),
                })}
              />
              <TextField
                label={t('parts', { currency })}
                error={errorOf(`lines.${index}.parts_amount`)}
                inputMode="decimal"
                autoComplete="off"
                {...register(`lines.${index}.parts_amount`, { validate: isAmount })}
              />
              <TextField
                label={t('minutes')}
                error={errorOf(`lines.${index}.labour_minutes`)}
                inputMode="numeric"
                autoComplete="off"
                {...register(`lines.${index}.labour_minutes`, {
                  validate: (typed) => readWholeNumber(typed) !== undefined || t('minutesWrong'),
                })}
              />
              <TextField
                label={t('labour', { currency })}
                error={errorOf(`lines.${index}.labour_amount`)}
                inputMode="decimal"
                autoComplete="off"
                {...register(`lines.${index}.labour_amount`, { validate: isAmount })}
              />
            </div>
          )}
        </FormRows>
        <div>
          <MaintenanceQuoteSums quote={quote} />
          {form.isDirty && <p className="mt-1 text-right text-sm text-ink-muted">{t('sumsOfSaved')}</p>}
        </div>
        <TextareaField
          label={t('comment_seller')}
          optional
          error={errorOf('comment')}
          maxLength={maintenanceQuoteUpdateLimits.comment.maxLength}
          {...register('comment')}
        />
        <div className="flex flex-wrap gap-2 border-t border-line pt-5 max-sm:*:grow">
          <Button
            type="submit"
            disabled={isPending}
            onClick={() => {
              isToBeReady.current = false
            }}
          >
            {t('save')}
          </Button>
          {quote.next_statuses.includes('READY') && (
            <Button
              type="submit"
              variant="primary"
              disabled={isPending}
              onClick={() => {
                isToBeReady.current = true
              }}
            >
              {t('saveReady')}
            </Button>
          )}
        </div>
      </form>
      <PrintedLines quote={quote} control={control} isDirty={form.isDirty} />
    </>
  )
}
