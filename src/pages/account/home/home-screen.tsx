import { Link } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { AskLink } from '@/widgets/ask-link'
import { HomePage } from './home-page'
import { homeText } from './text'

export function HomeScreen() {
  const t = useText(homeText)
  return (
    <HomePage
      ask={<AskLink isPrimary />}
      machines={
        <>
          <LinkButton asChild>
            <Link to="/machines">{t('allMachines')}</Link>
          </LinkButton>
          <LinkButton asChild>
            <Link to="/machine-instances">{t('instances')}</Link>
          </LinkButton>
        </>
      }
      dueLink={({ id }, words) => (
        <Link
          to="/machine-instances/$id"
          params={{ id }}
          className="text-link after:absolute after:inset-0 hover:underline"
        >
          {words}
        </Link>
      )}
      allDueLink={(words) => (
        <Link to="/machine-instances" className="text-link hover:underline">
          {words}
        </Link>
      )}
      activityLink={({ link, title }) => (
        <Link to={link} className="text-link hover:underline">
          {title}
        </Link>
      )}
      conversationLink={({ id, title }) => (
        <Link to="/operations-assistant" search={{ conversation: id }} className="text-link hover:underline">
          {title}
        </Link>
      )}
    />
  )
}
