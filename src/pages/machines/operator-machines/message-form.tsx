import { useMutation } from '@tanstack/react-query'
import { Send, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newMessageLimits } from '#contract/platform-limits'
import { type MachineMessage, type OperatorMachine, operatorMachineMutations } from '@/entities/operator-machine'
import { PicturesField, usePictures } from '@/entities/picture'
import { NobodyEmailed } from '@/features/notify-customer'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { createTries } from '@/shared/lib/new-id'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { IconButton } from '@/shared/ui/icon-button'
import { TextareaField } from '@/shared/ui/textarea-field'
import { operatorMachinesText } from './text'

type MessageFormProps = {
  /** On its operator's list. */
  operatorMachine: OperatorMachine
  /** Of the dealership, whose messages are e-mailed to the customer. */
  isStaff: boolean
  /** The question that the message answers; only staff answer. */
  question: MachineMessage | undefined
  onNoQuestion: () => void
  onSent: () => void
  /** Called with whether there is unsent input. */
  onDirty: (isDirty: boolean) => void
}

/** Writes to the other side. What could not be sent stays in the field. */
export function MessageForm({ operatorMachine, isStaff, question, onNoQuestion, onSent, onDirty }: MessageFormProps) {
  const t = useText(operatorMachinesText)
  const { id, organization, dealership } = operatorMachine
  const [tries] = useState(createTries)
  const { mutateAsync } = useMutation(operatorMachineMutations.send(tries))
  const pictures = usePictures()
  const isSent = useRef(false)
  const { register, submit, errorOf, failure, isPending, isDirty, reset } = useApiForm({
    defaultValues: { body: '' },
    send: async ({ body }) => {
      await pictures.sendWith((pictureIds) => mutateAsync({ id, body, replyTo: question?.id ?? null, pictureIds }))
      isSent.current = true
    },
  })

  const hasUnsent = isDirty || pictures.isChanged
  useEffect(() => onDirty(hasUnsent), [onDirty, hasUnsent])

  async function send(event: FormEvent) {
    isSent.current = false
    await submit(event)
    if (!isSent.current) return
    reset({ body: '' })
    pictures.reset()
    onSent()
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3 print:hidden">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      {question && (
        <div className="flex items-start gap-2 rounded-md bg-info-surface py-1 pl-3 text-info-ink">
          <p className="grow py-2">
            <span className="line-clamp-2 font-medium">{t('answerTo', { question: question.body })}</span>
            <span className="text-sm">{t('answerIsShown')}</span>
          </p>
          <IconButton label={t('answerNothing')} icon={<X aria-hidden />} onClick={onNoQuestion} />
        </div>
      )}
      <TextareaField
        label={t('message')}
        error={errorOf('body')}
        maxLength={newMessageLimits.body.maxLength}
        {...register('body', { validate: (body) => body.trim() !== '' || pictures.isChanged || t('required') })}
      />
      <PicturesField label={t('photographs')} pictures={pictures} />
      {isStaff && (
        <NobodyEmailed
          record={{ kind: 'machine_message', id }}
          sides={{ dealershipId: dealership.id, operatorId: organization.id }}
        />
      )}
      <Button type="submit" variant="primary" icon={<Send aria-hidden />} pending={isPending} className="sm:ml-auto">
        {t('send')}
      </Button>
    </form>
  )
}
