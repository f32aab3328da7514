import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { conversationQueries } from '@/entities/conversation'
import { type ChosenMachine, chosenTitle, machineQueries } from '@/entities/machine'
import { QuestionForm } from '@/features/ask-assistant'
import { ChangeMachine, useMachineAtHand } from '@/features/choose-machine'
import { defaultAssistantName } from '@/shared/config'
import { useGradually } from '@/shared/lib/gradually'
import { useText } from '@/shared/lib/i18n'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { QuestionChips } from '@/widgets/conversation'
import { MachineLine } from './machine-line'
import { machineHomeText } from './text'

type AskAboutMachineProps = { onAsk: (asked: { machine: string; q: string }) => void }

/** The machine at hand, and the question about it. */
export function AskAboutMachine({ onAsk }: AskAboutMachineProps) {
  const t = useText(machineHomeText)
  const { machine: atHand, isPending, error, retry } = useMachineAtHand()
  const machine = useGradually(atHand)

  if (machine) {
    return (
      <section
        aria-label={t('ask', { name: defaultAssistantName, machine: chosenTitle(machine) })}
        className="grid grid-cols-1 gap-3"
      >
        <MachineLine machine={machine} change={<ChangeMachine />} />
        <Question key={machine.id} machine={machine} onAsk={(q) => onAsk({ machine: machine.id, q })} />
      </section>
    )
  }
  if (error) {
    return (
      <ErrorState title={t('machineError')} onRetry={retry}>
        {error.message}
      </ErrorState>
    )
  }
  if (isPending || atHand) {
    return (
      <div className="grid gap-3">
        <Skeleton className="h-14 w-80 max-w-full" />
        <Skeleton className="h-17 rounded-md" />
        <Skeleton className="h-12 w-120 max-w-full rounded-full" />
      </div>
    )
  }
  return (
    <section className="grid justify-items-start gap-3">
      <h1 className="text-2xl font-bold tracking-tight">{t('noMachine')}</h1>
      <p className="text-ink-muted">{t('noMachineAdvice')}</p>
      <ChangeMachine isFirst />
    </section>
  )
}

function Question({ machine, onAsk }: { machine: ChosenMachine; onAsk: (question: string) => void }) {
  const t = useText(machineHomeText)
  const [draft, setDraft] = useState('')
  const { data: model } = useQuery(machineQueries.detail(machine.id))
  const examples = useQuery(conversationQueries.suggestions(machine))
  const isBlocked = model?.status === 'no_manual'
  return (
    <>
      <QuestionForm
        size="wide"
        autoFocus
        draft={draft}
        onDraft={setDraft}
        onAsk={onAsk}
        placeholder={t('ask', { name: defaultAssistantName, machine: chosenTitle(machine) })}
        blocked={isBlocked ? t('no_manual') : undefined}
      />
      {/* Its height is kept while they load, so that nothing below moves. */}
      <div className="min-h-14 sm:max-xl:min-h-26 xl:min-h-12">
        <QuestionChips
          label={t('examples')}
          questions={(!isBlocked && examples.data?.questions) || []}
          onAsk={onAsk}
          inOneRow
        />
      </div>
    </>
  )
}
