import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { QuestionForm } from '@/features/ask-assistant'
import { MachineChooser } from '@/features/choose-machine'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { assistantPaths, selectedAssistant } from '@/shared/lib/selected-assistant'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { type AskSearch, type ChangeSearch, useAskedMachine } from '@/widgets/conversation'
import { machineAndQueryInputRoute } from './route'
import { machineAndQueryInputText } from './text'

type MachineAndQueryInputPageProps = Pick<AskSearch, 'machine' | 'q'> & {
  onSearch: ChangeSearch
  /** Goes to the answer. */
  onAsk: (asked: { machine: string; q: string }) => void
}

/** One thing at a time, for a thumb: which machine, then what about it. */
export function MachineAndQueryInputPage({ onSearch, onAsk, ...search }: MachineAndQueryInputPageProps) {
  const t = useText(machineAndQueryInputText)
  const { isChosen, machine, error, retry } = useAskedMachine(search, onSearch)
  const [draft, setDraft] = useState(search.q ?? '')
  usePageTitle(t('title'))

  if (error) {
    return (
      <ErrorState title={t('machineError')} onRetry={retry}>
        {error.message}
      </ErrorState>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-6 sm:pt-8">
      <h1 className="text-2xl font-bold tracking-tight">{t(isChosen ? 'whatQuestion' : 'whichMachine')}</h1>
      <div className="grid justify-items-start gap-2">
        <MachineChooser />
        <p className="text-ink-muted">{t(isChosen ? 'machineHelp' : 'whichHelp')}</p>
      </div>
      {isChosen &&
        (machine ? (
          <QuestionForm
            size="lg"
            draft={draft}
            onDraft={setDraft}
            onAsk={(q) => onAsk({ machine: machine.id, q })}
            placeholder={t('placeholder', { machine: machine.name })}
            blocked={machine.status === 'ready' ? undefined : t(machine.status)}
          />
        ) : (
          <Skeleton className="h-40 rounded-md" />
        ))}
    </div>
  )
}

export function MachineAndQueryInputScreen() {
  const { search, changeSearch } = useRouteSearch(machineAndQueryInputRoute)
  const navigate = useNavigate()
  return (
    <MachineAndQueryInputPage
      machine={search.machine}
      q={search.q}
      onSearch={changeSearch}
      onAsk={(asked) => void navigate({ to: assistantPaths[selectedAssistant()], search: asked })}
    />
  )
}
