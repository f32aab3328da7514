import { useText } from '@/shared/lib/i18n'
import { useHelp } from '../model/use-help'
import { conversationText } from '../text'

/** Says who reads a question that no manual answers: the dealership lists it, so that somebody adds the manual. */
export function ListedQuestion({ machineId }: { machineId: string }) {
  const t = useText(conversationText)
  const { by } = useHelp(machineId)
  if (by !== 'dealers' && by !== 'staff') return null
  return (
    <p className="text-sm text-ink-muted print:hidden">
      {t(by === 'staff' ? 'questionListedForStaff' : 'questionListedForOperator')}
    </p>
  )
}
