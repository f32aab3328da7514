import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { newReadingLimits } from '#contract/platform-limits'
import {
  instanceTitle,
  type MachineInstance,
  machineInstanceText,
  type Reading,
  useMeterReading,
} from '@/entities/machine-instance'
import { PicturesField, usePictures } from '@/entities/picture'
import { useQuestionWords } from '@/features/enter-hours'
import { useUser } from '@/features/session'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { newId } from '@/shared/lib/new-id'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { DateTimeField, type DateTimeFieldHandle } from '@/shared/ui/date-time-field'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { instanceDetailsText } from '../text'
import { useInstanceHours } from './use-instance-hours'

type EnterReadingDialogProps = {
  instance: MachineInstance
  /** The newest one that counts. */
  last: Reading | undefined
  onClose: () => void
}

/** A reading entered on the machine's page, by the same machine as on the page behind its label. */
export function EnterReadingDialog({ instance, last, onClose }: EnterReadingDialogProps) {
  const t = useText(instanceDetailsText)
  const words = useText(machineInstanceText)
  const meter = useMeterReading(useUser().units)
  const moment = useDateTime()
  const questionOf = useQuestionWords()
  const [takenAt, setTakenAt] = useState<string | undefined>('')
  const [isAsked, setIsAsked] = useState(false)
  const [note, setNote] = useState('')
  const pictures = usePictures()
  const figure = useRef<HTMLInputElement>(null)
  const when = useRef<DateTimeFieldHandle>(null)
  const [{ value: state, context }, send] = useInstanceHours(instance, last, pictures)
  const { typed, isReplacement, isMistaken, refusal, question, portal, entry, accepted } = context
  const { unit } = instance
  const asked = state === 'confirming' && question && portal && entry ? questionOf(question, portal, entry) : undefined
  const isWaiting = state === 'waitingForConnection'
  // Photographs are not stored on this device, and a reading waits there with all of its own only.
  const isOnDevice = isWaiting && pictures.list.every((chosen) => chosen.state === 'stored')
  const isTyped = typed !== '' || takenAt !== '' || note !== '' || isReplacement
  const isDirty = !isOnDevice && (isTyped || pictures.isChanged)
  useLeaveWarning(isDirty && !accepted, { isSending: state === 'sending' })

  const onSaved = useEffectEvent(() => {
    const due = accepted?.due.map(({ name }) => name).join(', ')
    toast.success(due ? t('savedDue', { tasks: due }) : t('readingSaved'))
    onClose()
  })
  useEffect(() => {
    if (state === 'sent') onSaved()
  }, [state])

  useEffect(() => {
    if (isMistaken) figure.current?.focus()
  }, [isMistaken])

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault()
    if (isWaiting) send({ type: 'connection.restored' })
    else if (asked) correct()
    else if (takenAt === undefined) {
      setIsAsked(true)
      when.current?.focus()
    } else {
      const at = new Date().toISOString()
      const details = { takenAt: takenAt && new Date(takenAt).toISOString(), note: note.trim() }
      send({ type: 'entry.submitted', clientId: newId(), at, ...details })
    }
  }

  /** A meter is seldom replaced; a digit is often mistyped. */
  function correct() {
    send({ type: 'question.declined' })
    figure.current?.focus()
    figure.current?.select()
  }

  return (
    <FormDialog
      title={t('readingTitle', { machine: instanceTitle(instance) })}
      description={last && t('last', { value: meter(last.value, unit), day: moment(last.taken_at) })}
      submit={isWaiting ? t('tryNow') : (asked?.no ?? t('saveReading'))}
      other={asked && { label: asked.yes, onPress: () => send({ type: 'question.confirmed' }) }}
      {...(isOnDevice && { cancel: t('close') })}
      form={{ submit, isPending: state === 'sending', isDirty, failure: refusal }}
      onClose={onClose}
    >
      {asked && (
        <Callout tone="warning" announce title={asked.title}>
          {asked.detail}
        </Callout>
      )}
      {isWaiting && (
        <Callout tone="warning" announce title={t('noConnection')}>
          {t(isOnDevice ? 'waitingForConnection' : 'waitingWithPhotographs')}
        </Callout>
      )}
      <TextField
        ref={figure}
        label={t('readingValue')}
        help={t('valueHelp')}
        error={isMistaken ? t('valueWrong') : undefined}
        suffix={words(unit === 'km' ? 'kmSign' : 'hoursSign')}
        inputMode="decimal"
        autoComplete="off"
        required
        readOnly={isWaiting}
        value={typed}
        onChange={({ target }) => send({ type: 'figure.typed', typed: target.value })}
      />
      <DateTimeField
        ref={when}
        label={t('takenAt')}
        help={t('takenAtHelp')}
        optional
        readOnly={state !== 'entering'}
        isAsked={isAsked}
        onChange={setTakenAt}
      />
      <Checkbox
        label={t('replaced')}
        help={t('replacedHelp')}
        disabled={state !== 'entering'}
        checked={isReplacement}
        onChange={({ target }) => send({ type: 'replacement.marked', isReplacement: target.checked })}
      />
      <TextField
        label={t('note')}
        optional
        maxLength={newReadingLimits.note.maxLength}
        readOnly={state !== 'entering'}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {(!isOnDevice || pictures.list.length > 0) && <PicturesField label={t('meterPhotographs')} pictures={pictures} />}
    </FormDialog>
  )
}
