import { Link } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { routerText } from './text'

type AskLinkProps = {
  /** Whether it is the page's own first action; in the bar above every page it is not. */
  isPrimary?: boolean
}

/** "Ask Bob": to the assistant, about the chosen machine. */
export function AskLink({ isPrimary = false }: AskLinkProps) {
  const t = useText(routerText)
  return (
    <LinkButton asChild variant={isPrimary ? 'primary' : 'secondary'}>
      <Link to="/operations-assistant">
        <MessageCircleQuestion aria-hidden />
        {t('ask', { name: defaultAssistantName })}
      </Link>
    </LinkButton>
  )
}
