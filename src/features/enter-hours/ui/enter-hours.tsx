import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useMeter } from '@/entities/machine-instance'
import type { Ending } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { newId } from '@/shared/lib/new-id'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Skeleton } from '@/shared/ui/skeleton'
import { linkSource } from '../model/link-source'
import { createPhotographStore } from '../model/photograph-store'
import { storeReceipt } from '../model/receipt'
import { useEnterHours } from '../model/use-enter-hours'
import { usePhotograph } from '../model/use-photograph'
import { enterHoursText } from '../text'
import { ConfirmFigure } from './confirm-figure'
import { DealerOfLink } from './dealer-of-link'
import { HoursForm } from './hours-form'
import { MachineOfLink } from './machine-of-link'
import { PhotographField } from './photograph-field'
import { ThumbBar } from './thumb-bar'
import { UpcomingTasks } from './upcoming-tasks'

type EnterHoursProps = {
  /** Of the link. */
  token: string
  /** Called once the server has accepted the figure; `readReceipt` then returns its answer. */
  onSent: () => void
  /** Shown where the link opens nothing. */
  ended: (ending: Ending) => ReactNode
}

/** From a link to hours entered, on a phone at the machine (behaviour, section 4). */
export function EnterHours({ token, onSent, ended }: EnterHoursProps) {
  const t = useText(enterHoursText)
  const write = useMeter()
  const [photographs] = useState(() => createPhotographStore(token))
  const photograph = usePhotograph(photographs)
  const [{ value: state, context }, send] = useEnterHours(linkSource(token, photographs))
  const { portal, entry, question, ending, typed } = context
  const figure = portal && entry ? write(entry.value, portal.unit) : typed
  const leave = useEffectEvent(() => {
    const { accepted } = context
    if (!portal || !accepted) return
    storeReceipt({ token, portal, accepted })
    onSent()
  })
  useEffect(() => {
    if (state === 'sent') leave()
  }, [state])

  function goOnWithoutPhotograph() {
    photograph.remove()
    send({ type: 'connection.restored' })
  }

  const storedNotice = entry?.isSaved ? 'photographWaits' : 'photographKept'
  const isStored = !photograph.preview || photograph.isStored
  const waitingPhotograph = photograph.preview && <p>{t(isStored ? storedNotice : 'photographHere')}</p>

  if (state === 'ended' && ending) {
    return (
      <>
        {typed && <Callout tone="warning">{t('unsavedFigure', { figure: typed })}</Callout>}
        {ended(ending)}
      </>
    )
  }
  if (state === 'unreachable') {
    return (
      <Waits title={t('unreachableTitle')} onTry={() => send({ type: 'connection.restored' })}>
        <p>{t('unreachable')}</p>
        {typed && <p>{t(entry?.isSaved ? 'savedFigure' : 'keptFigure', { figure: typed })}</p>}
        {waitingPhotograph}
      </Waits>
    )
  }
  if (!portal) return <Opening />
  return (
    <>
      <MachineOfLink portal={portal} />
      {state === 'entering' && (
        <HoursForm
          portal={portal}
          typed={typed}
          isReplacement={context.isReplacement}
          isMistaken={context.isMistaken}
          refusal={context.refusal}
          onType={(value) => send({ type: 'figure.typed', typed: value })}
          onReplacement={(isReplacement) => send({ type: 'replacement.marked', isReplacement })}
          onSubmit={() => send({ type: 'entry.submitted', clientId: newId(), at: new Date().toISOString() })}
        >
          <PhotographField photograph={photograph} />
          <UpcomingTasks tasks={portal.upcoming} unit={portal.unit} />
          <DealerOfLink portal={portal} />
        </HoursForm>
      )}
      {state === 'confirming' && question && entry && (
        <ConfirmFigure
          question={question}
          portal={portal}
          entry={entry}
          onConfirm={() => send({ type: 'question.confirmed' })}
          onDecline={() => send({ type: 'question.declined' })}
        />
      )}
      {state === 'waitingForConnection' && (
        <Waits
          title={t('waitingTitle')}
          onTry={() => send({ type: 'connection.restored' })}
          {...(entry?.isSaved && { onSkip: goOnWithoutPhotograph })}
        >
          <p>{t(entry?.isSaved ? 'savedFigure' : 'waiting', { figure })}</p>
          {waitingPhotograph}
          {isStored && <p>{t('waitingStay')}</p>}
        </Waits>
      )}
      {(state === 'sending' || state === 'sent') && (
        <p role="status" className="text-lg text-ink-muted">
          {t('sending', { figure })}
        </p>
      )}
    </>
  )
}

type WaitsProps = {
  title: string
  onTry: () => void
  /** Gives up what waits, where the figure is saved. */
  onSkip?: () => void
  children: ReactNode
}

function Waits({ title, onTry, onSkip, children }: WaitsProps) {
  const t = useText(enterHoursText)
  return (
    <div className="flex grow flex-col">
      <Callout tone="warning" announce title={title}>
        <div className="grid gap-2">{children}</div>
      </Callout>
      <ThumbBar>
        <Button size="lg" full onClick={onTry}>
          {t('tryNow')}
        </Button>
        {onSkip && (
          <Button variant="quiet" size="lg" full onClick={onSkip}>
            {t('withoutPhotograph')}
          </Button>
        )}
      </ThumbBar>
    </div>
  )
}

function Opening() {
  const t = useText(enterHoursText)
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-16" />
    </div>
  )
}
