import { BookX, Tractor } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Machine } from '@/entities/machine'
import { isRefusal } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { conversationText } from '../text'
import { MachineLink } from './machine-link'

/** No machine yet: choose one. */
export function NoMachine({ chooser }: { chooser: ReactNode }) {
  const t = useText(conversationText)
  return (
    <div className="mx-auto w-full max-w-xl overflow-y-auto px-4 pb-8">
      <EmptyState icon={Tractor} title={t('chooseTitle')} action={chooser}>
        {t('chooseAdvice')}
      </EmptyState>
    </div>
  )
}

/** The machine could not be read, or is not the person's to see; another one can be chosen. */
export function MachineError({ error, onRetry, chooser }: { error: Error; onRetry: () => void; chooser: ReactNode }) {
  const t = useText(conversationText)
  if (isRefusal(error, 404)) return <NoMachine chooser={chooser} />
  return (
    <ErrorState title={t('machineError')} onRetry={onRetry}>
      {error.message}
    </ErrorState>
  )
}

type NotReadyProps = { machine: Pick<Machine, 'id' | 'name'>; onOpenMachine: (id: string) => void }

/** A machine without a manual that could ever answer. */
export function NotReady({ machine, onOpenMachine }: NotReadyProps) {
  const t = useText(conversationText)
  return (
    <EmptyState
      icon={BookX}
      title={t('noManual')}
      action={<MachineLink machineId={machine.id} onOpen={onOpenMachine} />}
    >
      {t('noManualAdvice', { machine: machine.name })}
    </EmptyState>
  )
}
