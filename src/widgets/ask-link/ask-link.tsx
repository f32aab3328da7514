import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { askLinkText } from './text'

type AskLinkProps = {
  /** Whether it is the page's own first action; in the bar above every page it is not. */
  isPrimary?: boolean
}

/** "Ask Bob": to the assistant, about the chosen machine. In the bar of a phone one word leaves the machine its name. */
export function AskLink({ isPrimary = false }: AskLinkProps) {
  const t = useText(askLinkText)
  const label = t('ask', { name: defaultAssistantName })
  return (
    <LinkButton asChild variant={isPrimary ? 'primary' : 'secondary'}>
      <Link to="/operations-assistant" aria-label={label}>
        <MessageCircleQuestion aria-hidden className={isPrimary ? undefined : 'max-sm:hidden'} />
        {!isPrimary && <span className="sm:hidden">{t('askShort')}</span>}
        <span className={isPrimary ? undefined : 'max-sm:hidden'}>{label}</span>
      </Link>
    </LinkButton>
  )
}

/** Goes to the assistant, to ask about a machine. */
export function useAsk(): (machineId: string) => void {
  const navigate = useNavigate()
  return (machine) => void navigate({ to: '/operations-assistant', search: { machine } })
}
