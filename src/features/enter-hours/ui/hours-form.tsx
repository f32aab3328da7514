import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMeter } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { TextField } from '@/shared/ui/text-field'
import type { HoursPortal } from '../model/entry'
import { enterHoursText } from '../text'
import { ThumbBar } from './thumb-bar'

type HoursFormProps = {
  portal: HoursPortal
  typed: string
  isReplacement: boolean
  isMistaken: boolean
  refusal: string | undefined
  onType: (typed: string) => void
  onReplacement: (isReplacement: boolean) => void
  onSubmit: () => void
  /** What else is known of the machine, between the field and the button. */
  children: ReactNode
}

/** The one figure that the page asks for. */
export function HoursForm({ portal, typed, isReplacement, isMistaken, refusal, children, ...on }: HoursFormProps) {
  const t = useText(enterHoursText)
  const field = useRef<HTMLInputElement>(null)
  const isHours = portal.unit === 'hours'
  useEffect(() => {
    if (isMistaken) field.current?.focus()
  }, [isMistaken])

  function submit(event: FormEvent) {
    event.preventDefault()
    on.onSubmit()
  }

  return (
    <form noValidate onSubmit={submit} className="flex grow flex-col gap-4">
      {refusal && (
        <Callout tone="danger" announce title={t('notSaved')}>
          {refusal}
        </Callout>
      )}
      <TextField
        ref={field}
        size="lg"
        label={t(isHours ? 'figureHours' : 'figureKm')}
        help={<LastReading portal={portal} />}
        error={isMistaken ? t('notAFigure') : undefined}
        suffix={t(isHours ? 'unitHours' : 'unitKm')}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="send"
        value={typed}
        onChange={({ target }) => on.onType(target.value)}
      />
      {portal.last && (
        <Checkbox
          label={t('replaced')}
          help={t('replacedHelp')}
          className="border-y border-line py-1 pb-3"
          checked={isReplacement}
          onChange={({ target }) => on.onReplacement(target.checked)}
        />
      )}
      {children}
      <ThumbBar>
        <Button type="submit" variant="primary" size="lg" full>
          {t(isHours ? 'save' : 'saveKm')}
        </Button>
      </ThumbBar>
    </form>
  )
}

function LastReading({ portal: { last, unit } }: { portal: HoursPortal }) {
  const t = useText(enterHoursText)
  const write = useMeter()
  const ago = useRelativeTime()
  if (!last) return t('firstReading')
  return t('lastReading', { figure: write(last.value, unit), when: ago(last.taken_at) })
}
