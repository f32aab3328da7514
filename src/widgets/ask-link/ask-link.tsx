import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { assistantPaths, selectedAssistant } from '@/shared/lib/selected-assistant'
import { LinkButton } from '@/shared/ui/link-button'
import { askLinkText } from './text'

/**
 * To the assistant that was asked last, about the chosen machine: "Ask Bob", or "Ask" for another one. In the bar of a phone
 * one word leaves the machine its name.
 */
export function AskLink() {
  const t = useText(askLinkText)
  const assistant = selectedAssistant()
  const label = assistant === 'general' ? t('ask', { name: defaultAssistantName }) : t('askShort')
  return (
    <LinkButton asChild>
      <Link to={assistantPaths[assistant]} aria-label={label}>
        <MessageCircleQuestion aria-hidden className="max-sm:hidden" />
        <span className="sm:hidden">{t('askShort')}</span>
        <span className="max-sm:hidden">{label}</span>
      </Link>
    </LinkButton>
  )
}

/** Goes to the assistant, to ask about a machine. */
export function useAsk(): (machineId: string) => void {
  const navigate = useNavigate()
  return (machine) => void navigate({ to: assistantPaths[selectedAssistant()], search: { machine } })
}
