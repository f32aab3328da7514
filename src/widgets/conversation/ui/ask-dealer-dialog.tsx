import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askedDealerLimits, newMessageLimits } from '#contract/platform-limits'
import { conversationQueries } from '@/entities/conversation'
import { type OperatorMachine, operatorMachineMutations } from '@/entities/operator-machine'
import { PicturesField, usePictures } from '@/entities/picture'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { createTries } from '@/shared/lib/new-id'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { spokenText } from '../lib/plain-text'
import { conversationText } from '../text'
import type { AskedAboutMachine } from './further-help'

type AskDealerDialogProps = Omit<AskedAboutMachine, 'onOpenMachine' | 'hasAskedDealer'> & {
  /** By whom the machine was assigned, at least one. */
  assigned: readonly OperatorMachine[]
  onSent: (to: OperatorMachine) => void
  onClose: () => void
}

/** A question to the dealership as it is sent: its words, the machine, and the answer that was not enough. */
export function AskDealerDialog({ assigned, machine, question, answer, onSent, onClose }: AskDealerDialogProps) {
  const t = useText(conversationText)
  const [tries] = useState(createTries)
  const { mutateAsync } = useMutation(operatorMachineMutations.send(tries))
  const queryClient = useQueryClient()
  const given = spokenText(answer.response)
  const pictures = usePictures()
  const form = useApiForm({
    defaultValues: { to: assigned[0]?.id ?? '', body: question, serial_number: machine.serial_number ?? '' },
    send: async ({ to, body, serial_number }) => {
      const about = {
        serial_number: serial_number.trim(),
        answer: given.slice(0, askedDealerLimits.answer.maxLength),
      }
      const asked = assigned.find(({ id }) => id === to)
      await pictures.sendWith(async (pictureIds) => {
        const isSent = await mutateAsync({ id: to, body: body.trim(), about, answerId: answer.id, pictureIds })
        if (asked && isSent) onSent(asked)
        const { queryKey } = conversationQueries.detail(answer.conversation_id)
        void queryClient.invalidateQueries({ queryKey })
      })
    },
  })
  const { register, errorOf } = form
  return (
    <FormDialog
      title={t('askDealerForOperator')}
      description={machine.name}
      submit={t('sendQuestion')}
      form={{ ...form, isDirty: form.isDirty || pictures.isChanged }}
      onClose={onClose}
    >
      {assigned.length > 1 && (
        <SelectField
          label={t('dealer')}
          options={assigned.map(({ id, dealership }) => ({ value: id, label: dealership.name }))}
          {...register('to')}
        />
      )}
      <TextareaField
        label={t('messageToDealer')}
        error={errorOf('body')}
        maxLength={newMessageLimits.body.maxLength}
        {...register('body', { validate: (body) => body.trim() !== '' || t('messageRequired') })}
      />
      <TextField
        label={t('serialNumber')}
        optional
        error={errorOf('serial_number')}
        maxLength={askedDealerLimits.serial_number.maxLength}
        autoComplete="off"
        {...register('serial_number')}
      />
      <PicturesField label={t('photographs')} pictures={pictures} />
      <div className="grid gap-1">
        <p className="font-semibold">{t('answerSentAlong')}</p>
        <blockquote className="line-clamp-4 border-l-2 border-line pl-3 whitespace-pre-line text-ink-muted">
          {given}
        </blockquote>
      </div>
    </FormDialog>
  )
}
