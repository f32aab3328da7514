import { useText } from '@/shared/lib/i18n'
import { isPlainClick } from '@/shared/lib/plain-click'
import { LinkButton } from '@/shared/ui/link-button'
import { conversationText } from '../text'

type MachineLinkProps = { machineId: string; onOpen: (machineId: string) => void }

/** Leads to the machine's own page, where its manuals are. */
export function MachineLink({ machineId, onOpen }: MachineLinkProps) {
  const t = useText(conversationText)
  return (
    <LinkButton
      href={`/machines/${machineId}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen(machineId)
      }}
    >
      {t('machineLink')}
    </LinkButton>
  )
}
